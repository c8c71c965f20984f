import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import zopfli from '@gfx/zopfli';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const repository = resolve(import.meta.dirname, '../../..');

/** Modules with a single instance at run time. A key must be the exact string that source files import. */
const SHARED_KEYS = ['react', 'react-dom', 'react/jsx-runtime', '@cleaning/ui/app'];

/**
 * The shell carries the shared modules in its first chunk (eager), a remote carries none (import: false):
 * remotes never run without the shell.
 */
const getSharedModules = (terms, zod) => ({
  ...Object.fromEntries(SHARED_KEYS.map((key) => [key, { singleton: true, requiredVersion: false, ...terms }])),
  zod: { singleton: true, requiredVersion: false, ...zod },
});

/** The shell's module under the name zod, in its own chunk: a visitor's first page needs none. */
const SHARED_ZOD = join(repository, 'packages/ui/src/sharedZod.ts');

/** Text that nginx serves compressed from the file beside it. */
const COMPRESSED = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Our own, not those of packages that are copied. */
const SCRIPT_FILES = /^static\/.*\.js$/;
/** Their endings are those of the files, for nginx' types: plugins must not take them for text. */
const BROTLI_FILES = /^br\//;
/** Names with a hash; nginx sends their brotli to browsers that take it (nginx/static.conf). */
const STATIC_TEXTS = /^static\/.*\.(js|css|svg)$/;

/** Its package, like ours, also names its TypeScript source. */
const EVENT_PARSER = join(
  dirname(fileURLToPath(import.meta.resolve('eventsource-parser/package.json'))),
  'dist/index.js',
);

/** A build of the router's package. Its package names the one with warnings for developers alone. */
const getRouterAlias = (build) =>
  join(dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))), `dist/${build}/index.mjs`);

const RESOLVE = {
  alias: { 'eventsource-parser$': EVENT_PARSER, 'react-router-dom$': getRouterAlias('production') },
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  conditionNames: ['source', '...'],
};

const SCRIPTS = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** swc's settings for a script that has no chunk. */
const SMALL = { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } };

const PICTURES = { test: /\.(svg|png|jpe?g|webp|avif|pdf|woff2)$/, type: 'asset/resource' };
const PICTURE_NAME = 'static/[name].[contenthash:10][ext]';

/** Path of the list in a front end's dist. */
export const CHUNK_FILES = 'chunks.json';

/** Writes which files each named chunk needs, `{name: ['static/…']}`, for pages that preload them; of a shared one without a group its own. */
class ChunkFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkFiles', (compilation) => {
      // After the stage in which names get the hash of the final content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkFiles', stage }, () => {
        const chunks = [...compilation.namedChunks].map(([name, chunk]) => [name, [...chunk.files]]);
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
        const source = new webpack.sources.RawSource(JSON.stringify(Object.fromEntries([...chunks, ...groups])));
        compilation.emitAsset(CHUNK_FILES, source);
      });
    });
  }
}

/** Stores a build's results for the next one, unless this file or another of its settings has changed. */
const cacheAs = (name, ...settings) => ({
  type: 'filesystem',
  name,
  cacheDirectory: join(repository, '.cache/webpack'),
  buildDependencies: { config: [fileURLToPath(import.meta.url), ...settings] },
});

function createBaseConfig({ name, folder, publicPath, isForPhones = true }) {
  const styles = { loader: 'css-loader', options: { modules: { auto: /\.module\.css$/ } } };
  return {
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    devtool: false,
    output: {
      path: join(folder, 'dist'),
      publicPath,
      // The chunk registries of two builds on one page must differ.
      uniqueName: `cleaning-${name}`,
      filename: 'static/[name].[contenthash:10].js',
      chunkFilename: 'static/[name].[contenthash:10].js',
      assetModuleFilename: PICTURE_NAME,
      clean: true,
    },
    resolve: RESOLVE,
    module: {
      rules: [
        SCRIPTS,
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, styles], sideEffects: true },
        PICTURES,
        // A script imported for its address alone: not part of a chunk, and minified before it gets its hash.
        { resourceQuery: /^\?url$/, type: 'asset/resource', loader: 'swc-loader', options: SMALL },
      ],
    },
    optimization: {
      // Bytes before minification. A smaller chunk that pages share costs another request, and compresses worse than in each of them.
      splitChunks: { minSize: 40_000, cacheGroups: { defaultVendors: false } },
      // One-letter names: 0.5 % smaller than names derived from hashes.
      mangleExports: 'size',
      minimizer: [
        // Except files that the page's template names: they have their hash before minification.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3, reduce_funcs: false } },
          extractComments: false,
          exclude: [/before(Script|Work)\./, BROTLI_FILES],
        }),
        new CssMinimizerPlugin({ exclude: BROTLI_FILES }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'static/[name].[contenthash:10].css',
        chunkFilename: 'static/[name].[contenthash:10].css',
      }),
      ...createCopyPlugins(join(folder, 'public')),
      new ChunkFiles(),
      ...createCompressionPlugins(isForPhones),
    ],
    cache: cacheAs(name, join(folder, 'webpack.config.mjs')),
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Zopfli's gzip is 3 % smaller, which visitors and sub-contractors notice. It is too slow for everything: fifteen
 * iterations take 0.9 s for the shell's first chunk, and save 0.1 %.
 */
const createCompressionPlugins = (isForPhones) => [
  ...(isForPhones
    ? [
        new CompressionPlugin({
          test: SCRIPT_FILES,
          threshold: 256,
          minRatio: 0.95,
          compressionOptions: { numiterations: 15 },
          algorithm: zopfli.gzip,
        }),
      ]
    : []),
  new CompressionPlugin({
    test: COMPRESSED,
    ...(isForPhones ? { exclude: SCRIPT_FILES } : {}),
    threshold: 256,
    minRatio: 0.95,
  }),
  // 12 % smaller than zopfli's.
  new CompressionPlugin({
    test: STATIC_TEXTS,
    threshold: 256,
    minRatio: 0.95,
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    filename: 'br/[path][base]',
  }),
];

/** Files of `public/` keep their names: favicon, robots.txt and the like. */
const createCopyPlugins = (from) => (existsSync(from) ? [new CopyPlugin({ patterns: [{ from }] })] : []);

/**
 * A front end that the shell loads at run time.
 * @param name the address below /mf/, e.g. 'admin'; the container is called mf_<name>
 * @param folder the front end's folder: reads src/routes.tsx and public/, writes dist/
 * @param isForPhones whether every kilobyte of script matters
 */
export function createRemoteConfig({ name, folder, isForPhones }) {
  const config = createBaseConfig({ name, folder, publicPath: `/mf/${name}/`, isForPhones });
  config.entry = {};
  config.plugins.push(
    new ModuleFederationPlugin({
      name: `mf_${name}`,
      filename: 'static/remoteEntry.[contenthash:10].js',
      manifest: true,
      dts: false,
      exposes: { './routes': './src/routes.tsx' },
      shared: getSharedModules({ import: false }, { import: false }),
      shareStrategy: 'loaded-first',
      // The runtime is the shell's.
      experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
    }),
  );
  return config;
}

/**
 * Gives the shell's federation runtime to the remotes. `experiments.provideExternalRuntime` adds the same plugin as CommonJS, which would
 * bring a second copy of the runtime (21 kB compressed).
 */
const RUNTIME_FOR_REMOTES = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

/**
 * The browser's router has its own chunk (docs/decisions/0077-data-router.md). webpack doesn't split a module across
 * chunks, and the router's package is one module, so that chunk has the same code from the package's other build.
 */
const BROWSER_ROUTER = {
  test: /browserRouter\.ts$/,
  resolve: { alias: { 'react-router-dom$': getRouterAlias('development') } },
};

/**
 * The host. Its remotes are registered at run time, so that no address is fixed in the build.
 * @param name of the build
 * @param folder the shell's folder: reads src/main.tsx, src/index.html and public/, writes dist/
 */
export function createHostConfig({ name, folder }) {
  const config = createBaseConfig({ name, folder, publicPath: '/' });
  // Written by its own build.
  config.output.clean = { keep: SERVICE_WORKER };
  config.entry = { main: './src/main.tsx' };
  config.module.rules.push(BROWSER_ROUTER);
  // One file, named for shell/src/beforeWork.js.
  config.optimization.splitChunks.cacheGroups.zod = {
    test: /[\\/]node_modules[\\/]zod[\\/]|sharedZod/,
    name: 'zod',
    enforce: true,
  };
  config.plugins.push(
    new HtmlPlugin({ template: './src/index.html', filename: 'template.html', scriptLoading: 'defer' }),
    new ModuleFederationPlugin({
      name: 'shell',
      remotes: {},
      manifest: false,
      dts: false,
      shared: getSharedModules({ eager: true }, { import: SHARED_ZOD }),
      shareStrategy: 'loaded-first',
      // The shell reads the remotes' manifests itself.
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
      runtimePlugins: [RUNTIME_FOR_REMOTES],
    }),
  );
  return config;
}

const SERVICE_WORKER = 'service-worker.js';

/**
 * The service worker: one file at the root of the domain, under a name that never changes, without shared modules.
 * @param folder the shell's folder: writes dist/service-worker.js
 */
export function createServiceWorkerConfig({ folder, entry }) {
  return {
    name: 'service-worker',
    mode: 'production',
    target: ['webworker', 'es2022'],
    context: folder,
    devtool: false,
    entry,
    output: { path: join(folder, 'dist'), filename: SERVICE_WORKER },
    resolve: RESOLVE,
    module: { rules: [SCRIPTS] },
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })] },
    stats: 'errors-warnings',
  };
}

/**
 * The same screens as a program for Node, which writes them as HTML. Pictures have the addresses of the remote's own
 * build, and styles are left out.
 * @param folder folder of the sources
 * @param entries `{name: file}`; each becomes `<name>.cjs` in `to`
 * @param publicPath of the pictures
 */
export function createNodeConfig({ folder, entries, to, publicPath }) {
  return {
    name: 'node',
    mode: 'production',
    target: 'node20',
    context: folder,
    devtool: false,
    entry: entries,
    output: {
      path: to,
      publicPath,
      filename: '[name].cjs',
      chunkFilename: '[name].[contenthash:10].cjs',
      assetModuleFilename: PICTURE_NAME,
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: RESOLVE,
    module: {
      rules: [SCRIPTS, { test: /\.css$/, type: 'asset/source' }, { ...PICTURES, generator: { emit: false } }],
    },
    // A single copy of modules that the entries share, because React compares contexts by identity.
    optimization: { minimize: false, runtimeChunk: 'single' },
    cache: cacheAs('node'),
    performance: false,
    stats: 'errors-warnings',
  };
}
