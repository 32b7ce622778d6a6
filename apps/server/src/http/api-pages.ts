/** What /api says of itself: an OpenAPI document for programs, a page for people. */
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { apiPage } from './api-page.ts';
import { apiStyle } from './api-style.ts';

/** Adds `openapi.json` and the page to the scope of /api. */
export function apiPages(scope: FastifyInstance): void {
  const hide = { schema: { hide: true } };
  const document = () => scope.swagger() as OpenAPIV3_1.Document;
  let page: string | undefined;
  // no schema of an answer: it is JSON already, and what it holds is the standard's
  scope.get('/openapi.json', hide, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json').send(JSON.stringify(document())),
  );
  scope.get('/api.css', hide, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(apiStyle),
  );
  scope.get('/', { ...hide, prefixTrailingSlash: 'slash' }, (_request, reply) => {
    page ??= apiPage(document());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  scope.get('', { ...hide, prefixTrailingSlash: 'no-slash' }, (_request, reply) =>
    reply.redirect(`${scope.prefix}/`, 302),
  );
}
