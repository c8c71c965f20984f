import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne', 'zh-Hans', 'vi', 'es', 'si'],
  catalogs: [
    {
      path: '<rootDir>/src/languages/{locale}/shared',
      include: ['<rootDir>/src/languages/*.ts'],
      exclude: ['**/*.spec.*'],
    },
    {
      path: '<rootDir>/src/languages/{locale}/screens',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/languages/**', '**/*.spec.*'],
    },
  ],
  compileNamespace: 'ts',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: 'messageId',
});
