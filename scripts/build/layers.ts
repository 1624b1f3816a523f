import type { Rolldown } from 'vite';

type GetModule = (id: string) => Rolldown.ModuleInfo | null;

const route = (path: string) => new RegExp(`/routes/${path}\\.tsx\\?tsr-split=component$`);

/**
 * The files for modules that several screens share, so that a screen loads few files and little that it does not use: a
 * module belongs to the first layer of whose screens one imports it. Modules of no layer are left to the bundler.
 */
const layers: readonly { readonly name: string; readonly screen: RegExp }[] = [
  { name: 'base', screen: /\/index\.html$|\/connectivity\/Connectivity\.tsx$/ },
  { name: 'account', screen: route('(?:sign-in|sign-up|forget-password|verify-otp)') },
  { name: 'frame', screen: route('_app') },
  { name: 'guarded', screen: route('_app/_guarded') },
  { name: 'dashboard', screen: route('_app/_guarded/(?:index|notifications)') },
  { name: 'register', screen: route('_app/_guarded/(?:risk-list|information-asset)') },
  { name: 'screens', screen: route('_app/_guarded/.+') },
];

/** Groups for `codeSplitting`, a layer each: an earlier one comes first. */
export const layerGroups = layers.map(({ name, screen }) => ({
  debugName: name,
  name: (id: string, context: { getModuleInfo: GetModule }) => {
    const screens = screensOf(id, (module) => context.getModuleInfo(module));
    const isLayered = screens.size > 1 || belongsAnyway(name, id);
    return isLayered && [...screens].some((entry) => screen.test(entry)) ? name : null;
  },
}));

/**
 * Modules of a single screen that belong to a layer: the frame's own component, too small for a file of its own, and the
 * libraries of the page, which stay the same when the file with the names of all screens changes.
 */
const belongsAnyway = (layer: string, id: string) =>
  layer === 'frame' || (layer === 'base' && id.includes('/node_modules/'));

/** A screen is an entry of its own: a dynamic import, or the page itself. */
const isScreen = (module: Rolldown.ModuleInfo) => module.isEntry || module.dynamicImporters.length > 0;

/** The screens that import a module, directly or through others. */
function screensOf(id: string, getModule: GetModule): ReadonlySet<string> {
  const screens = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const module = visited.has(name) ? null : getModule(name);
    visited.add(name);
    if (module === null) return;
    if (isScreen(module)) screens.add(name);
    module.importers.forEach(visit);
  };
  visit(id);
  return screens;
}
