import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne', 'zh-Hans', 'vi', 'es', 'si'],
  catalogs: [
    {
      path: '<rootDir>/src/languages/{locale}/messages',
      include: ['<rootDir>/src/languages', '<rootDir>/src/mail', '<rootDir>/src/notices', '<rootDir>/src/sms'],
      exclude: ['**/*.spec.*'],
    },
  ],
  compileNamespace: 'ts',
  extractorParserOptions: { tsExperimentalDecorators: true },
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: 'messageId',
});
