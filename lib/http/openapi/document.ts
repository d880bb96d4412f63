import { z } from "zod";
import type { AnyContract } from "@/lib/platform/contract/contract";
import { curlFor } from "./curl";
import { errorResponsesOf, takesIdempotencyKey } from "./errors";
import { createSchemaBook, type JsonObject, type SchemaBook, type SchemaNames } from "./schema-book";
import { describeStream } from "./stream";
import { WALKTHROUGH } from "./walkthrough";

/** The order of a path's operations in the reference. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The order of the reference; a tag that is not listed comes after. */
const TAGS: Readonly<Record<string, string>> = {
	Accounts: "Sign up, sign in, tokens, the profile and API keys.",
	Files: "What goes into a job. Content is read and written by signed links of 15 minutes.",
	Workflows: "What can be run.",
	"User workflows": "Workflows that people make of tools: build, try, share, fork.",
	Developers: "Agents of third parties: submit one as a document, have it verified, publish it, see what its runs earn.",
	"Goal jobs": "Make a job, answer its questions, start it, follow it, take what it made.",
	Applications: "Follow the postings that jobs found: where you stand, your notes, a day to be reminded.",
	Realtime: "The stream of a job's events; see x-websocket-events.",
	Audit: "Who did what in a run, what it cost and how reliably it worked.",
	Service: "Is it up.",
};

const Envelope = z.object({
	error: z.string().describe("The same as code"),
	code: z.string(),
	message: z.string().describe("What is wrong and how to mend it, in words for a person"),
	details: z.record(z.string(), z.unknown()).optional(),
	requestId: z.string(),
});

/** The OpenAPI 3.1 document of these operations, made from the schemas that validate the requests. */
export function describeApi(contracts: readonly AnyContract[], version: string, names: SchemaNames): JsonObject {
	const book = createSchemaBook(names);
	const paths = [...new Set(contracts.map(({ path }) => path))].sort((one, other) => one.localeCompare(other));
	const described = paths.map(
		(path) =>
			[
				path,
				describePath(
					book,
					contracts.filter((operation) => operation.path === path),
				),
			] as const,
	);
	const used = new Set(contracts.map(({ tag }) => tag));
	const tags = [...Object.keys(TAGS).filter((tag) => used.has(tag)), ...[...used].filter((tag) => !(tag in TAGS)).sort()];
	const stream = describeStream();
	const schemas: JsonObject = { ...usedIn([described, stream], book.components), Error: book.convert(Envelope, "output") };
	return {
		openapi: "3.1.0",
		info: { title: "Goal Mode API", version, summary: "Upload a resume, pick a workflow, answer questions, get checked results.", description: introduction() },
		servers: [{ url: "/api/v1" }],
		tags: tags.map((name) => ({ name, ...(TAGS[name] ? { description: TAGS[name] } : {}) })),
		paths: Object.fromEntries(described),
		components: {
			schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
			securitySchemes: {
				BearerAuth: { type: "http", scheme: "bearer", bearerFormat: "JWT", description: "The accessToken of sign-in, of 15 minutes." },
				ApiKey: {
					type: "http",
					scheme: "bearer",
					bearerFormat: "ck_…",
					description: "An API key in the same header; made at POST /users/me/api-keys. Each operation names the scope that the key must have.",
				},
				SessionCookie: {
					type: "apiKey",
					in: "cookie",
					name: "next-auth.session-token",
					description: "The browser's session; with a __Secure- prefix over https. Changes must come from our own origin.",
				},
			},
			headers: {
				RequestId: {
					description: "Names this request in our logs; your own X-Request-Id (8 to 128 letters, digits, - and _) is kept.",
					schema: { type: "string" },
				},
				RateLimitLimit: { description: "Requests in the current window.", schema: { type: "integer" } },
				RateLimitRemaining: { description: "How many of them are left.", schema: { type: "integer" } },
				RateLimitReset: { description: "Seconds until the window starts anew.", schema: { type: "integer" } },
				IdempotentReplayed: {
					description: "`true` when this is the stored answer of an earlier request with the same Idempotency-Key.",
					schema: { const: "true" },
				},
			},
			parameters: { IdempotencyKey: idempotencyKey(false), RequiredIdempotencyKey: idempotencyKey(true) },
		},
		"x-websocket-events": stream,
	};
}

/** The components that something leads to; parameters are described in place and leave theirs behind. */
function usedIn(document: unknown, components: JsonObject): JsonObject {
	const used: JsonObject = {};
	const follow = (value: unknown): void => {
		for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
			if (name in used || !(name in components)) continue;
			used[name] = components[name];
			follow(components[name]);
		}
	};
	follow(document);
	return used;
}

function introduction(): string {
	const rules = [
		"Requests and answers are JSON in UTF-8; unknown fields are passed over. Times are ISO 8601 in UTC. Every refusal has one shape, `Error`: branch on its code, never on its words.",
		"Lengths are counted in UTF-16 units, as JavaScript does. Text holds neither U+0000 nor half of a surrogate pair, and a body nests at most 64 levels deep.",
		"Lists have an opaque cursor: send nextCursor of one page to get the next; null is the end.",
		"600 requests a minute for each user or address, without health, signed links and the stream's address; sign-in, sign-up and mails have narrower limits of their own.",
	];
	const steps = WALKTHROUGH.map(({ title, text, code }, index) => `### ${index + 1}. ${title}\n\n${text}\n\n\`\`\`sh\n${code}\n\`\`\``);
	return [...rules, "## Run the main job with curl", ...steps].join("\n\n");
}

function idempotencyKey(required: boolean): JsonObject {
	return {
		name: "Idempotency-Key",
		in: "header",
		required,
		description: "A name of your own for this change. Sent again with the same body within 24 hours, the first answer comes back and nothing is done twice.",
		schema: { type: "string", minLength: 8, maxLength: 128 },
	};
}

function describePath(book: SchemaBook, operations: readonly AnyContract[]): JsonObject {
	const inOrder = METHODS.flatMap((method) => operations.filter((operation) => operation.method === method));
	return Object.fromEntries(inOrder.map((operation) => [operation.method.toLowerCase(), describeOperation(book, operation)]));
}

function describeOperation(book: SchemaBook, operation: AnyContract): JsonObject {
	const { operationId, summary, description, tag, deprecation } = operation;
	const parameters = [...parametersOf(book, operation.params, "path"), ...parametersOf(book, operation.query, "query")];
	if (takesIdempotencyKey(operation)) {
		parameters.push({ $ref: `#/components/parameters/${operation.idempotencyKey === "required" ? "RequiredIdempotencyKey" : "IdempotencyKey"}` });
	}
	const body = requestBodyOf(book, operation);
	return {
		operationId,
		summary,
		...(description ? { description } : {}),
		tags: [tag],
		...(deprecation ? { deprecated: true, ...(deprecation.sunset ? { "x-sunset": deprecation.sunset } : {}) } : {}),
		security: securityOf(operation),
		...(parameters.length > 0 ? { parameters } : {}),
		...(body ? { requestBody: body } : {}),
		responses: { ...successesOf(book, operation), ...errorResponsesOf(operation) },
		"x-codeSamples": [{ lang: "Shell", label: "curl", source: curlFor(operation) }],
	};
}

/** An API key needs the scope that is named with its scheme, and is not among the schemes of what only a person may do. */
function securityOf({ auth, scope }: AnyContract): JsonObject[] {
	if (auth === "none") return [];
	const apiKey = scope === "person" ? [] : [{ ApiKey: scope === "any" || !scope ? [] : [scope] }];
	const schemes: JsonObject[] = [{ BearerAuth: [] }, ...apiKey, { SessionCookie: [] }];
	return auth === "optional" ? [{}, ...schemes] : schemes;
}

function parametersOf(book: SchemaBook, schema: z.ZodType | undefined, place: "path" | "query"): JsonObject[] {
	if (!schema) return [];
	const whole = resolve(book, book.convert(schema, "input"));
	const required: unknown[] = Array.isArray(whole.required) ? whole.required : [];
	return Object.entries(Object(whole.properties) as Record<string, JsonObject>).map(([name, { description, ...rest }]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		...(description ? { description } : {}),
		schema: asSent(rest),
	}));
}

/** A query carries text; what is read as true or false is declared as that. */
function asSent(schema: JsonObject): JsonObject {
	return JSON.stringify(schema.enum) === '["true","false"]' ? { type: "boolean" } : schema;
}

function resolve(book: SchemaBook, schema: JsonObject): JsonObject {
	return typeof schema.$ref === "string" ? Object(book.components[schema.$ref.split("/").at(-1) ?? ""]) : schema;
}

function requestBodyOf(book: SchemaBook, operation: AnyContract): JsonObject | null {
	const { raw, body, example } = operation;
	if (raw) return { required: true, description: raw.description, content: { [raw.mediaType]: { schema: raw.schema } } };
	if (!body) return null;
	const named = Object.entries(example?.others ?? {}).map(([summary, value], index) => [`example${index + 2}`, { summary, value }]);
	const examples = example?.request === undefined ? {} : { examples: { example1: { value: example.request }, ...Object.fromEntries(named) } };
	return { required: !body.safeParse(undefined).success, content: { "application/json": { schema: book.convert(body, "input"), ...examples } } };
}

function successesOf(book: SchemaBook, operation: AnyContract): JsonObject {
	const success = successOf(book, operation);
	const others = Object.entries(operation.otherAnswers ?? {}).map(([status, description]) => [status, { ...success, description }]);
	return { [String(operation.status ?? 200)]: success, ...Object.fromEntries(others) };
}

const RATE_LIMIT_HEADERS: JsonObject = {
	"RateLimit-Limit": { $ref: "#/components/headers/RateLimitLimit" },
	"RateLimit-Remaining": { $ref: "#/components/headers/RateLimitRemaining" },
	"RateLimit-Reset": { $ref: "#/components/headers/RateLimitReset" },
};

function successOf(book: SchemaBook, operation: AnyContract): JsonObject {
	const headers: JsonObject = {
		"X-Request-Id": { $ref: "#/components/headers/RequestId" },
		...(operation.isUnlimited ? {} : RATE_LIMIT_HEADERS),
	};
	if (takesIdempotencyKey(operation)) headers["Idempotent-Replayed"] = { $ref: "#/components/headers/IdempotentReplayed" };
	const raw = operation.rawAnswer;
	const example = operation.example?.response;
	const content = raw
		? { [raw.mediaType]: { schema: raw.schema } }
		: {
				"application/json": {
					schema: book.convert(operation.response, "output"),
					...(example === undefined ? {} : { examples: { example1: { value: example } } }),
				},
			};
	return { description: SUCCESS[operation.status ?? 200] ?? "Done.", headers, content, ...(operation.links ? { links: operation.links } : {}) };
}

const SUCCESS: Readonly<Record<number, string>> = { 200: "Done.", 201: "Created.", 202: "Queued.", 302: "A redirect." };
