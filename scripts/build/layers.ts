import type { Rolldown } from 'vite';

type GetModule = (id: string) => Rolldown.ModuleInfo | null;

const route = (path: string) => new RegExp(`/routes/${path}\\.tsx\\?tsr-split=component$`);

interface Layer {
  readonly name: string;
  readonly screens: RegExp;
  /** Those of the screens whose own modules belong to the layer as well: a file of their own would be too small. */
  readonly whole?: RegExp;
}

/** What every page loads once it is idle, or with the first action of a person. */
const background = /\/(?:Pwa|ToastStack|TooltipLayer)\.tsx$/;
/** What a page in the frame shows later than itself. */
const parts = /#part$/;
const account = route('(?:sign-in|sign-up|forget-password|verify-otp)');
const frame = route('_app');
const queries = /\/query-client\.ts$/;

/**
 * The files for modules that several screens share, so that a screen loads few files and little that it does not use: a
 * module belongs to the first layer of whose screens one imports it. Modules of no layer are left to the bundler.
 */
const layers: readonly Layer[] = [
  { name: 'base', screens: anyOf(/\/index\.html$|\/connectivity\/Connectivity\.tsx$/, account) },
  {
    name: 'frame',
    screens: anyOf(frame, queries, route('_app/_guarded(?:/(?:index|notifications))?')),
    whole: anyOf(frame, queries),
  },
  { name: 'register', screens: route('_app/_guarded/(?:risk-list|information-asset)') },
  { name: 'background', screens: background, whole: background },
  { name: 'screens', screens: route('_app/_guarded/.+') },
  { name: 'parts', screens: parts, whole: parts },
];

function anyOf(...screens: readonly RegExp[]): RegExp {
  return new RegExp(screens.map(({ source }) => source).join('|'));
}

/** The names of their files, as well as of the bundler's own. */
export const layerNames: ReadonlySet<string> = new Set([...layers.map(({ name }) => name), 'rolldown-runtime']);

/** Groups for `codeSplitting`, a layer each: an earlier one comes first. */
export const layerGroups = layers.map(({ name, screens, whole }) => ({
  debugName: name,
  name: (id: string, context: { getModuleInfo: GetModule }) => {
    const importing = [...screensOf(id, (module) => context.getModuleInfo(module))];
    // The libraries of the page stay the same when the file with the names of all screens changes.
    const isLibrary = name === 'base' && id.includes('/node_modules/');
    const isShared = importing.length > 1 || isLibrary || importing.some((screen) => whole?.test(screen));
    return isShared && importing.some((screen) => screens.test(screen)) ? name : null;
  },
}));

/** A screen is an entry of its own: a dynamic import, or the page itself. */
const isScreen = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;

/** `lazy-parts` files name the parts that are shown later than their page. */
const isPart = (module: Rolldown.ModuleInfo) =>
  module.dynamicImporters.some((file) => /\/lazy-parts\.tsx?$/.test(file));

/** The screens that import a module, directly or through others. */
function screensOf(id: string, getModule: GetModule): ReadonlySet<string> {
  const screens = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const module = visited.has(name) ? null : getModule(name);
    visited.add(name);
    if (module === null) return;
    if (isScreen(module)) screens.add(isPart(module) ? `${name}#part` : name);
    module.importers.forEach(visit);
  };
  visit(id);
  return screens;
}
