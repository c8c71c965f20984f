import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FIRST_COLOUR } from '@cleaning/contracts';
import { buildOpenApiDocument } from '@cleaning/contracts/openapi';
import CopyPlugin from 'copy-webpack-plugin';
import sharp from 'sharp';
import webpack from 'webpack';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** Puts the contract's OpenAPI document into the build. */
class OpenApiAsset {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OpenApiAsset', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'OpenApiAsset', stage }, () => {
        const document = JSON.stringify(buildOpenApiDocument());
        compilation.emitAsset('api-docs/openapi.json', new webpack.sources.RawSource(document));
      });
    });
  }
}

/**
 * dist/api-docs/: the API's documentation page, which nginx serves at /api/docs/.
 * Needs packages/contracts built, because this file runs in Node.
 */
export const createApiDocsPlugins = (folder) => [
  new CopyPlugin({
    patterns: [
      { from: join(folder, 'api-docs'), to: 'api-docs' },
      // Minified already.
      { from: join(swagger, 'swagger-ui.css'), to: 'api-docs', info: { minimized: true } },
      { from: join(swagger, 'swagger-ui-bundle.js'), to: 'api-docs', info: { minimized: true } },
    ],
  }),
  new OpenApiAsset(),
];

/** A mask may cut off everything outside the middle 80 %: the mark gets a margin. */
const MASKED_MARK = 0.62;

const ICONS = [
  { name: 'any-192', size: 192, isMaskable: false },
  { name: 'any-512', size: 512, isMaskable: false },
  { name: 'maskable-192', size: 192, isMaskable: true },
  { name: 'maskable-512', size: 512, isMaskable: true },
  // Cut round by the phone itself.
  { name: 'touch-180', size: 180, isMaskable: true },
];

async function draw(mark, { size, isMaskable }) {
  const inner = isMaskable ? Math.round(size * MASKED_MARK) : size;
  const picture = await sharp(mark, { density: 72 * (inner / 64) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (!isMaskable) return picture;
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: FIRST_COLOUR } });
  return ground
    .composite([{ input: picture }])
    .png({ palette: true })
    .toBuffer();
}

/** dist/icons/: the mark of favicon.svg as pictures in the sizes that phones ask for. */
export class Icons {
  constructor(folder) {
    this.mark = join(folder, 'public/favicon.svg');
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Icons', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Icons', stage }, async () => {
        const mark = readFileSync(this.mark);
        for (const icon of ICONS) {
          const source = new webpack.sources.RawSource(await draw(mark, icon));
          compilation.emitAsset(`icons/${icon.name}.png`, source);
        }
      });
    });
  }
}
