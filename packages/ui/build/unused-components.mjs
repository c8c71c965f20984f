/** A component or context that a module makes when it is loaded. */
const MADE = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAME_FOR_TOOLS = /^\w+\.displayName = "[\w.]+";$/gm;

/**
 * Lets the build leave out components that nobody uses: webpack keeps what a call made unless the call is marked as pure, and what has a
 * name for React's developer tools. The router is a third smaller without its forms, fetchers and scroll restoration.
 */
export default function withoutUnusedComponents(source) {
  return source.replace(MADE, '= /*#__PURE__*/ $1').replace(NAME_FOR_TOOLS, '');
}
