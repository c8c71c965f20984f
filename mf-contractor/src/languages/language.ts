/** For the shell: loads a language, and puts the texts that it shows around these pages into it. */
export { loadLanguage } from './current';
