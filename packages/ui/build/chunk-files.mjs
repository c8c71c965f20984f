import webpack from 'webpack';

/** Where the list lies in a front end's dist. */
export const CHUNK_FILES = 'chunks.json';

/** Writes which files each named chunk needs, `{name: ['static/…']}`, for pages that ask for them ahead of the script. */
export class ChunkFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      // After the stage in which names get the hash of the final content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkFiles', stage }, () => {
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
        const source = new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(groups)));
        compilation.emitAsset(CHUNK_FILES, source);
      });
    });
  }
}
