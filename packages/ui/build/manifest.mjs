import webpack from 'webpack';

/** Names of files by their kind: those that a module needs at once, and those that it may load later. */
const named = (groups, ending) => [
  ...new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith(ending))),
];

/** The chunk groups that code of a group may load, and what they may load. */
function loadedLater(group, found = new Set()) {
  for (const child of group.getChildren()) {
    if (found.has(child)) continue;
    found.add(child);
    loadedLater(child, found);
  }
  return found;
}

/**
 * Writes `mf-manifest.json`: the remote's entry file, which the shell loads, and the files of each exposed module, which the service
 * worker keeps. Its form is that of @module-federation/enhanced: shells and service workers of earlier builds read it too.
 */
export class RemoteManifest {
  /**
   * @param container name of the remote's container, e.g. 'mf_admin'
   * @param modules exposed modules, e.g. ['./routes']
   * @param chunkOf the name of an exposed module's chunk
   */
  constructor({ container, modules, chunkOf }) {
    Object.assign(this, { container, modules, chunkOf });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      // After the stage in which names get the hash of the final content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RemoteManifest', stage }, () => {
        const text = JSON.stringify(this.manifest(compilation.namedChunkGroups));
        compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(text));
      });
    });
  }

  manifest(groups) {
    const [entry] = groups.get(this.container).getFiles();
    return {
      id: this.container,
      name: this.container,
      metaData: { name: this.container, type: 'app', remoteEntry: { name: entry, path: '', type: 'global' } },
      exposes: this.modules.map((module) => {
        const group = groups.get(this.chunkOf(module));
        const later = [...loadedLater(group)];
        const assets = (ending) => ({ sync: named([group], ending), async: named(later, ending) });
        return { path: module, name: module.replace('./', ''), assets: { js: assets('.js'), css: assets('.css') } };
      }),
    };
  }
}
