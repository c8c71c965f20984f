import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lastLines, run } from './machine/run.mjs';
import { Problem } from './problem.mjs';
import { runProgram } from './program.mjs';
import { ROOT } from './root.mjs';

const FILE = 'sbom.cdx.json';
const NAME = 'cleaning';

/** The npm packages that run in production, as CycloneDX. npm itself reads them from what is installed. */
async function packages() {
  const lines = [];
  const { code, output } = await run(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'],
    {
      cwd: ROOT,
      onLine: (line) => lines.push(line),
    },
  );
  if (code !== 0) throw new Problem(`npm sbom failed: ${lastLines(output, 3)}`);
  return JSON.parse(lines.slice(lines.indexOf('{')).join('\n'));
}

/** Images that the containers are made of: npm knows nothing of them. */
function images() {
  const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
  const composeFiles = readdirSync(ROOT).filter((name) => /^docker-compose.*\.yml$/.test(name));
  const dockerfiles = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name === 'Dockerfile' && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  const used = [
    ...composeFiles.flatMap((file) => [...read(file).matchAll(/^\s+image: (\S+:\S+)$/gm)]),
    ...dockerfiles.flatMap((file) => [...read(file).matchAll(/^FROM (\S+:\S+)/gm)]),
  ];
  // A digest may follow the version: scripts/compose/pin-images.sh.
  return [...new Set(used.map(([, image]) => image.split('@')[0]))].sort().map((image) => {
    const [name, version] = [image.slice(0, image.lastIndexOf(':')), image.slice(image.lastIndexOf(':') + 1)];
    const purl = `pkg:docker/${name}@${version}`;
    return { 'bom-ref': purl, type: 'container', name, version, purl };
  });
}

/** `npm run sbom`: writes the bill of materials of what runs in production into the project's folder. */
async function sbom() {
  const bill = await packages();
  // npm names the application after the folder that it happens to lie in.
  bill.metadata.component.name = NAME;
  const containers = images();
  const libraries = bill.components.length;
  bill.components.push(...containers);
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(bill, null, 2)}\n`);
  console.log(
    `${FILE}: CycloneDX ${bill.specVersion}, ${libraries} npm packages and ${containers.length} container images.`,
  );
}

runProgram(sbom);
