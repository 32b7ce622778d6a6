/** The page about /api, drawn from its OpenAPI document: plain HTML, no script, one style sheet of its own. */
import { problems, problemType } from '@tilehouse/protocol';
import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = OpenAPIV3_1.SchemaObject;
type Operation = OpenAPIV3_1.OperationObject;

/** @returns a whole page */
export function apiPage(document: OpenAPIV3_1.Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
  const codes = Object.entries(problems).map(
    ([code, { status, title }]) =>
      `<tr><td><code>${problemType(code as keyof typeof problems)}</code></td><td>${status}</td><td>${escaped(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tilehouse API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="../icon.svg" type="image/svg+xml"><link rel="stylesheet" href="api.css"></head>
<body><main>
<h1>Tilehouse API</h1>
<p>${escaped(document.info.description ?? '')} The same as data: <a href="openapi.json">openapi.json</a>.</p>
<p>Programs send <code>Authorization: Bearer</code> and an API token of an account. Browsers send their cookie.</p>
<nav aria-label="Requests"><ul class="index">${operations.map(indexLine).join('')}<li><a href="#problems">Problems</a></li></ul></nav>
<h2>Requests</h2>
${operations.map(section).join('\n')}
<h2 id="problems">Problems</h2>
<div class="wide" tabindex="0" role="region" aria-labelledby="problems"><table><thead><tr><th>type</th><th>status</th><th>in words</th></tr></thead>
<tbody>${codes.join('\n')}</tbody></table></div>
</main></body></html>
`;
}

interface Listed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

function section({ path, method, operation }: Listed): string {
  const body = contentOf(operation.requestBody);
  const answer = contentOf(operation.responses?.['200']);
  const halves = [
    ...(body === undefined ? [] : [`<div><h4>Send</h4>${shape(body)}</div>`]),
    ...(answer === undefined ? [] : [`<div><h4>Comes back</h4>${shape(answer)}</div>`]),
  ];
  return `<section id="${idOf(method, path)}"><h3><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>
<p>${escaped(operation.summary ?? '')}</p>
<div class="halves">${halves.join('')}</div></section>`;
}

function indexLine({ path, method }: Listed): string {
  const name = `<span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code>`;
  return `<li><a href="#${idOf(method, path)}">${name}</a></li>`;
}

/** An address as the name of a place in the page. */
function idOf(method: string, path: string): string {
  return `${method}${path.replaceAll(/[^\w]+/g, '-')}`;
}

function contentOf(holder: unknown): Schema | undefined {
  const content = (holder as OpenAPIV3_1.RequestBodyObject | undefined)?.content?.['application/json'];
  return content?.schema as Schema | undefined;
}

/** A schema as a list of its fields. */
function shape(schema: Schema): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  if (fields.length === 0) return '<p><code>{}</code></p>';
  const required = new Set(schema.required ?? []);
  return `<ul>${fields.map(([name, field]) => fieldLine(name, field, required.has(name) ? '' : ', may be left out')).join('')}</ul>`;
}

function fieldLine(name: string, field: Schema, note: string): string {
  const words = field.description === undefined ? '' : ` ${escaped(field.description)}`;
  const inner = innerOf(field);
  const nested = inner?.properties === undefined ? '' : shape(inner);
  return `<li><code>${escaped(name)}</code> <span>${escaped(typeOf(field))}${note}</span>${words}${nested}</li>`;
}

function innerOf(field: Schema): Schema | undefined {
  if ('items' in field) return field.items as Schema;
  const choices = (field.anyOf ?? []) as Schema[];
  return choices.find((choice) => choice.properties !== undefined) ?? field;
}

function typeOf(field: Schema): string {
  if (field.enum !== undefined) return field.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.anyOf !== undefined) return (field.anyOf as Schema[]).map(typeOf).join(' or ');
  if ('items' in field) return `list of ${typeOf(field.items as Schema)}`;
  return String(field.type ?? 'anything');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
