/** A strict reader of the small XML our sprites are written in. */

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

interface Open extends SvgElement {
  readonly children: SvgElement[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g;

/** The root element; throws on anything but well-formed, text-free XML. */
export function readSvg(source: string): SvgElement {
  const text = source.trim();
  const stack: Open[] = [{ name: '', attributes: {}, children: [] }];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const at = TAG.lastIndex;
    const match = TAG.exec(text);
    if (match === null) throw new Error(`not a tag: ${text.slice(at, at + 60)}`);
    const [, closing, name = '', written = '', empty] = match;
    if (closing === '/') close(stack, name);
    else open(stack, { name, attributes: attributesOf(written), children: [] }, empty === '/');
  }
  const roots = stack[0]?.children ?? [];
  const [root] = roots;
  if (stack.length !== 1 || roots.length !== 1 || root === undefined) throw new Error('not one closed root');
  return root;
}

function open(stack: Open[], element: Open, isEmpty: boolean): void {
  stack.at(-1)?.children.push(element);
  if (!isEmpty) stack.push(element);
}

function close(stack: Open[], name: string): void {
  const opened = stack.pop()?.name;
  if (opened !== name) throw new Error(`</${name}> closes <${opened}>`);
}

function attributesOf(written: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} twice in ${written}`);
    attributes[name] = value;
  }
  return attributes;
}

/** The element and all within it. */
export const everyElement = (element: SvgElement): readonly SvgElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];
