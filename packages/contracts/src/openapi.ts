import { z } from 'zod';
import { API_KEY_CALLS_PER_MINUTE, API_KEY_PREFIX } from './api-keys.js';
import { API_SCOPES } from './api-scopes.js';
import { type Call, errorAnswer } from './call.js';
import * as contracts from './index.js';
import { WEBHOOK_EVENT_TYPES, webhookPayload } from './webhook-events.js';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from './webhooks.js';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** All calls of the product by name. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  (Object.entries(contracts) as [string, unknown][]).filter((entry): entry is [string, Call] => isCall(entry[1])),
);

type JsonObject = Record<string, unknown>;

/** Leaves parts without a JSON form, such as results of transforms, open. */
const toJson = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  return json;
};

function requestBody(call: Call): JsonObject | undefined {
  if (!call.body && call.files.length === 0) return undefined;
  const schema = call.body ? toJson(call.body, 'input') : { type: 'object', properties: {}, required: [] };
  if (call.bodyKind === 'files') {
    const properties = { ...(schema.properties as JsonObject) };
    const required = [...((schema.required as string[] | undefined) ?? [])];
    for (const file of call.files) {
      const bytes = { type: 'string', format: 'binary' };
      properties[file.name] = file.maxCount > 1 ? { type: 'array', maxItems: file.maxCount, items: bytes } : bytes;
      if (file.required && !file.replacedBy) required.push(file.name);
    }
    return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties, required } } } };
  }
  const types =
    call.bodyKind === 'form'
      ? ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']
      : ['application/json'];
  return { required: true, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

const ANSWER_TYPES = {
  json: 'application/json',
  text: 'text/plain',
  binary: 'application/octet-stream',
  events: 'text/event-stream',
} as const;

const buildErrorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function buildParameters(place: 'path' | 'query', schema: z.ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties, required = [] } = toJson(schema, 'input') as { properties: JsonObject; required?: string[] };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

const UNCHANGED = { 304: { description: 'Unchanged since the answer with the ETag in If-None-Match' } };

/** Readers of the document list operations by `summary`: the first sentence. The others go into `description`. */
function splitSummary(text: string): { summary: string; rest: string } {
  const end = text.search(/\.(?= [A-Z0-9`])/);
  return end < 0 ? { summary: text, rest: '' } : { summary: text.slice(0, end + 1), rest: text.slice(end + 2) };
}

/** OpenAPI 3.1 lets any scheme name the roles or scopes that a call requires. */
function findSecurity({ access, scope }: Call): JsonObject[] {
  if (access === 'public') return [];
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

function buildOperation(name: string, call: Call): JsonObject {
  const isTagged = call.method === 'GET' && ['json', 'text'].includes(call.answerKind);
  const refused =
    call.access === 'public'
      ? {}
      : {
          401: buildErrorResponse('The token is missing or invalid'),
          403: buildErrorResponse('Your role can’t use this call'),
        };
  const { summary, rest } = splitSummary(call.summary);
  const roles = call.access === 'public' ? 'Public: needs no token.' : `Roles: ${call.access.join(', ')}.`;
  const access = call.scope ? `${roles} API keys: \`${call.scope}\`.` : roles;
  return {
    operationId: name,
    tags: [`svc-${call.service}`],
    summary,
    description: rest === '' ? access : `${rest}\n\n${access}`,
    security: findSecurity(call),
    parameters: [...buildParameters('path', call.params), ...buildParameters('query', call.query)],
    requestBody: requestBody(call),
    responses: {
      200: {
        description: 'Success',
        content: { [ANSWER_TYPES[call.answerKind]]: { schema: toJson(call.answer, 'output') } },
      },
      ...(isTagged ? UNCHANGED : {}),
      400: buildErrorResponse('Invalid input; issues name the fields'),
      ...refused,
      409: buildErrorResponse('Not possible in the current state; code and params say why'),
    },
  };
}

/** Bodies sent to webhooks, by event type (standardwebhooks.com). */
function listWebhookEvents(): JsonObject {
  const buildHeader = (name: string, description: string) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return Object.fromEntries(
    WEBHOOK_EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          operationId: `on ${type}`.replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          summary: `${type} has happened`,
          tags: ['webhooks'],
          security: [],
          parameters: [
            buildHeader('webhook-id', 'Of the event, the same in each attempt: take each once'),
            buildHeader('webhook-timestamp', 'When this attempt was made, in seconds since 1970'),
            buildHeader('webhook-signature', '`v1,` and the HMAC-SHA256 in base64, under your endpoint’s secret'),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: toJson(webhookPayload.extend({ type: z.literal(type) }), 'output') },
            },
          },
          responses: {
            '2XX': { description: 'Taken. Anything else is tried again for a day' },
            410: { description: 'Send no more: the webhook is switched off' },
          },
        },
      },
    ]),
  );
}

/** The body of a refusal. Its codes are examples: later versions add more. */
function buildErrorSchema(): JsonObject {
  const schema = toJson(errorAnswer, 'output');
  const properties = schema.properties as Record<string, JsonObject>;
  return {
    ...schema,
    properties: {
      ...properties,
      code: { type: 'string', description: 'Why the call was refused', examples: Object.keys(contracts.REFUSALS) },
      params: { ...properties.params, description: 'Values in msg: amounts in cents, days as YYYY-MM-DD' },
      msg: { type: 'string', description: 'The reason as an English sentence for people' },
    },
  };
}

/** Shown above the calls at /api/docs/. */
const KEY_GUIDE = `## API keys

An admin creates a key on the desk: Settings, **API keys**. Choose the scopes that your program needs, when the key expires and, if you can, the networks it
is used from. You see the key once. Keep it where you keep passwords, and revoke it when it is no longer needed. A key also ends when the admin who created it is
disabled.

Send the key in the \`Authorization\` header. Never put it in an address: addresses are kept in logs, and such a call is refused.

\`\`\`sh
curl https://your-site.example/api/admin/desk/list-jobs \\
  --header "Authorization: Bearer $CLEANING_KEY" \\
  --header "Content-Type: application/json" \\
  --data '{}'
\`\`\`

In TypeScript, \`npm run client\` in the product’s repository writes a typed client to \`client/\`:

\`\`\`ts
import { createClient } from './client/client';
import { searchPeople } from './client';

const client = createClient({ baseUrl: 'https://your-site.example', auth: () => process.env.CLEANING_KEY });
const { data, error } = await searchPeople({ client, body: { text: 'Silva' } });
if (error) throw new Error(error.msg);
console.log(data.rows);
\`\`\`

| answer | what to do |
| --- | --- |
| 401 \`api_key_closed\` | The key is wrong, revoked or expired. Ask an admin for a new one. |
| 401 \`api_key_in_address\` | Revoke the key: it is in a log now. Send the new one in the header. |
| 403 \`api_key_lacks_scope\` | \`params.scope\` is the scope that the key needs. |
| 403 \`api_key_not_allowed\` | Keys can’t do this: it needs a person, often with their second factor. |
| 403 \`api_key_other_network\` | The key is bound to other networks. |
| 429 \`api_key_limit\` | A key makes ${API_KEY_CALLS_PER_MINUTE} calls a minute. Wait as many seconds as \`Retry-After\` says. |

Scopes: ${API_SCOPES.map((scope) => `\`${scope}\``).join(', ')}. Each call below names the scope that opens it; a call without one is closed to keys. What a key
does is in the audit log as “API key” with its name.

## Webhooks

Settings, **Webhooks**: enter an https address and choose what it is told. We send what happens as [Standard Webhooks](https://www.standardwebhooks.com): JSON with
ids and names, signed with the secret that you see once. Read the rest with an API key. Check each call before you use it:

\`\`\`ts
import { Webhook } from 'standardwebhooks';

const event = new Webhook(process.env.WEBHOOK_SECRET).verify(rawBody, request.headers);
\`\`\`

Answer 2xx within 10 seconds. Anything else is tried again for ${WEBHOOK_TRIED_HOURS} hours, with growing pauses; 410 switches the webhook off. An event can arrive twice
(take each \`webhook-id\` once) and events can arrive in another order. After ${WEBHOOK_FAILING_DAYS} days in which nothing was accepted the webhook is switched off and admins are
told.`;

/** The OpenAPI 3.1 document, generated from the schemas that services validate with. */
export function buildOpenApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, call] of Object.entries(calls)) {
    if (!call.path.startsWith('/api/')) continue;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: buildOperation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cleaning services: workforce and website',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description: `${KEY_GUIDE}

## Answers

Success is always 200. Amounts are A$ as text with two decimals, such as 120.50. Days are YYYY-MM-DD and times HH:MM in the company’s time zone; instants are ISO 8601 in UTC. “Idempotent” means that a repeated call gives the same answer and changes nothing.`,
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: [...contracts.SERVICES.map((service) => ({ name: `svc-${service}` })), { name: 'webhooks' }],
    paths,
    webhooks: listWebhookEvents(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a person’s login' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: API_KEY_PREFIX, description: 'An API key' },
      },
      schemas: { Error: buildErrorSchema() },
    },
  };
}
