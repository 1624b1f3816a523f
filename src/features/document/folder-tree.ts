import type { DocumentFolder } from '#src/api/document.ts';

/** A folder with those in it. */
export interface FolderNode {
  readonly id: string;
  readonly name: string;
  /** From the top, with its own name. */
  readonly path: readonly string[];
  readonly inside: readonly FolderNode[];
}

/** The folders of a repository as a tree. */
export function folderTree(folders: readonly DocumentFolder[]): readonly FolderNode[] {
  const byParent = new Map<string | null, DocumentFolder[]>();
  for (const folder of folders) byParent.set(folder.parentId, [...(byParent.get(folder.parentId) ?? []), folder]);
  const inside = (parentId: string | null, above: readonly string[]): FolderNode[] =>
    (byParent.get(parentId) ?? []).map(({ id, name }) => {
      const path = [...above, name];
      return { id, name, path, inside: inside(id, path) };
    });
  return inside(null, []);
}

/** The folders of a repository in the order of their tree, without some of them and those in them. */
export function folderPaths(folders: readonly DocumentFolder[], without: readonly string[]): readonly FolderNode[] {
  const flat = (nodes: readonly FolderNode[]): FolderNode[] =>
    nodes.filter(({ id }) => !without.includes(id)).flatMap((node) => [node, ...flat(node.inside)]);
  return flat(folderTree(folders));
}
