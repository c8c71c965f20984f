/** This file and its importers must run on old Node versions, to print what is wrong. */
const NEEDED = [20, 19];

export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `✖ Node ${version} is too old: install Node ${NEEDED.join('.')} or newer (nodejs.org) and start again.`,
  );
  process.exit(1);
}
