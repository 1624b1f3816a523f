import type { Rolldown } from 'vite';

type GetModule = (id: string) => Rolldown.ModuleInfo | null;

const route = (path: string) => new RegExp(`/routes/${path}\\.tsx\\?tsr-split=component$`);

/** Bytes of source of the smallest file of a feature: every file costs a name in the entry, and a request. */
const smallest = 30_000;
const inFeature = /\/src\/features\/(?<name>[^/]+)\//;

interface Layer {
  readonly name: string;
  readonly screens: RegExp;
  /** Those of the screens whose own modules belong to the layer as well: a file of their own would be too small. */
  readonly whole?: RegExp;
  /** Which modules it has; all others are for later layers. */
  readonly modules?: RegExp;
  /** Whether what the screens of only one feature share is left to a later layer, or is a file of that feature. */
  readonly ofOneFeature?: 'LATER' | 'OWN_FILE';
}

/** What every page loads once it is idle, or with the first action of a person. */
const background = /\/(?:Pwa|ToastStack|TooltipLayer)\.tsx$/;
/** What a page in the frame shows later than itself. */
const parts = /#part$/;
const account = route('(?:sign-in|sign-up|forget-password|verify-otp)');
const frame = route('_app');
const guarded = route('_app/_guarded/.+');
const queries = /\/query-client\.ts$/;

/**
 * The files for modules that several screens share, so that a screen loads few files and little that it does not use: a
 * module belongs to the first layer of whose screens one imports it. Modules of no layer are left to the bundler.
 */
const layers: readonly Layer[] = [
  { name: 'base', screens: anyOf(/\/index\.html$|\/connectivity\/Connectivity\.tsx$/, account) },
  {
    name: 'frame',
    screens: anyOf(frame, queries, route('_app/_guarded(?:/index)?')),
    whole: anyOf(frame, queries),
  },
  { name: 'register', screens: route('_app/_guarded/(?:risk-list|information-asset)') },
  { name: 'background', screens: background, whole: background },
  { name: 'charts', screens: guarded, modules: /\/src\/ui\/chart\/|\/node_modules\/d3-/ },
  { name: 'screens', screens: guarded, ofOneFeature: 'LATER' },
  { name: 'feature', screens: guarded, ofOneFeature: 'OWN_FILE' },
  { name: 'small', screens: guarded },
  { name: 'parts', screens: parts, whole: parts },
];

function anyOf(...screens: readonly RegExp[]): RegExp {
  return new RegExp(screens.map(({ source }) => source).join('|'));
}

/** The names of their files, as well as of the bundler's own. */
export const layerNames: ReadonlySet<string> = new Set([...layers.map(({ name }) => name), 'rolldown-runtime']);

/** Groups for `codeSplitting`, a layer each: an earlier one comes first. */
export const layerGroups = layers.map(({ name, screens, whole, modules, ofOneFeature }) => ({
  debugName: name,
  ...(ofOneFeature === 'OWN_FILE' && { minSize: smallest }),
  name: (id: string, context: { getModuleInfo: GetModule }) => {
    if (modules?.test(id) === false) return null;
    const getModule: GetModule = (module) => context.getModuleInfo(module);
    const importing = [...screensOf(id, getModule)];
    // The libraries of the page stay the same when the file with the names of all screens changes.
    const isLibrary = name === 'base' && id.includes('/node_modules/');
    const isShared = importing.length > 1 || isLibrary || importing.some((screen) => whole?.test(screen));
    if (!isShared || !importing.some((screen) => screens.test(screen))) return null;
    if (ofOneFeature === undefined) return name;
    const feature = featureOf(importing, getModule);
    if (ofOneFeature === 'OWN_FILE') return feature;
    return feature === null ? name : null;
  },
}));

/** A screen is an entry of its own: a dynamic import, or the page itself. */
const isScreen = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;

/** The feature that all the screens are of; null if they are of several, or one is of none. */
function featureOf(importing: readonly string[], getModule: GetModule): string | null {
  const features = new Set(
    importing.map((screen) => {
      const id = screen.replace(/#part$/, '');
      const sources = [id, ...(getModule(id)?.importedIds ?? [])];
      return sources.map((source) => inFeature.exec(source)?.groups?.['name']).find((found) => found !== undefined);
    }),
  );
  const [feature] = features;
  return features.size === 1 ? (feature ?? null) : null;
}

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
