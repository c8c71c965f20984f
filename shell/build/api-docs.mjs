import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApiDocument } from '@cleaning/contracts/openapi';
import CopyPlugin from 'copy-webpack-plugin';
import webpack from 'webpack';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Puts the contract's OpenAPI document into the build. */
class OpenApiAsset {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OpenApiAsset', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'OpenApiAsset', stage }, () => {
        const document = JSON.stringify(openApiDocument());
        compilation.emitAsset('api-docs/openapi.json', new webpack.sources.RawSource(document));
      });
    });
  }
}

/**
 * dist/api-docs/: the API's documentation page, which nginx serves at /api/docs/.
 * Needs packages/contracts built, because this file runs in Node.
 */
export const apiDocs = (folder) => [
  new CopyPlugin({
    patterns: [
      { from: join(folder, 'api-docs'), to: 'api-docs' },
      // Minified already; the bundle is large, so that minifying it again would only cost time.
      { from: join(swagger, 'swagger-ui.css'), to: 'api-docs', info: { minimized: true } },
      { from: join(swagger, 'swagger-ui-bundle.js'), to: 'api-docs', info: { minimized: true } },
    ],
  }),
  new OpenApiAsset(),
];
