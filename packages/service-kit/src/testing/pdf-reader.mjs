import { workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Items on one line of paper, from left to right. */
function getLines(items) {
  const lines = new Map();
  for (const { str, transform } of items.filter(({ str }) => str?.trim())) {
    const y = Math.round(transform[5]);
    const line = [y, y + 1, y - 1].find((near) => lines.has(near)) ?? y;
    lines.set(line, [...(lines.get(line) ?? []), { x: transform[4], str }]);
  }
  return [...lines]
    .sort(([one], [other]) => other - one)
    .map(([, parts]) =>
      parts
        .sort((one, other) => one.x - other.x)
        .map(({ str }) => str)
        .join(' '),
    )
    .join('\n');
}

/** The text of each marked content, by the id that the structure names. */
function markedTexts(items) {
  const texts = new Map();
  const open = [];
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.id);
    else if (item.type === 'endMarkedContent') open.pop();
    else if (open.at(-1)) texts.set(open.at(-1), (texts.get(open.at(-1)) ?? '') + item.str);
  }
  return texts;
}

function getElement({ role, children = [] }, texts) {
  const contents = children.filter(({ type }) => type === 'content');
  return {
    role,
    text: contents.map(({ id }) => texts.get(id) ?? '').join(' '),
    children: children.filter((child) => child.role).map((child) => getElement(child, texts)),
  };
}

async function read(pdf) {
  const document = await getDocument({
    data: pdf,
    verbosity: 0,
    fontExtraProperties: true,
  }).promise;
  const { info } = await document.getMetadata();
  const fonts = new Map();
  const pages = [];
  const structure = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, args] of argsArray.entries()) {
      // Only the operator that sets a font has a name of this form.
      const id = fnArray[index] && typeof args?.[0] === 'string' && /^g_d\d+_f\d+$/.test(args[0]) ? args[0] : '';
      if (id !== '') {
        const { name, missingFile } = page.commonObjs.get(id);
        fonts.set(name, { name, isEmbedded: !missingFile });
      }
    }
    pages.push(getLines(items));
    const tree = await page.getStructTree();
    if (tree) structure.push(getElement(tree, markedTexts(items)));
  }
  const language = (await document.getPage(1).then((page) => page.getStructTree()))?.lang ?? info.Language ?? '';
  return JSON.stringify({ title: info.Title ?? '', language, pages, fonts: [...fonts.values()], structure });
}

// The calling thread sleeps until it is notified.
const { port, answered } = workerData;
port.on('message', async (pdf) => {
  port.postMessage(
    await read(pdf).then(
      (read) => ({ read }),
      (error) => ({ error: String(error) }),
    ),
  );
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
