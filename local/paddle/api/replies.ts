/** An answer of the API, or of a page. */
export interface Reply {
	readonly status: number;
	readonly type: string;
	readonly body: string;
	readonly headers?: Record<string, string>;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
	status,
	type: "application/json",
	body: JSON.stringify(body),
	headers,
});

const meta = () => ({ request_id: crypto.randomUUID() });

/** One record, in Paddle's envelope. */
export function data(record: unknown, status = 200): Reply {
	return json(status, { data: record, meta: meta() });
}

/** A page of records, newest last as given; `next` is the address of the page after it. */
export function page(records: readonly unknown[], perPage: number, next: string, total: number, hasMore: boolean): Reply {
	return json(200, { data: records, meta: { ...meta(), pagination: { per_page: perPage, next, has_more: hasMore, estimated_total: total } } });
}

export interface FieldError {
	field: string;
	message: string;
}

/** What the API refuses, thrown by its verbs. */
export class Refusal extends Error {
	constructor(
		readonly status: number,
		readonly code: string,
		readonly detail: string,
		readonly errors?: FieldError[],
	) {
		super(detail);
	}
}

/** A refusal in Paddle's envelope. */
export function refused({ status, code, detail, errors }: Refusal): Reply {
	const type = status >= 500 ? "api_error" : "request_error";
	const error = { type, code, detail, documentation_url: `https://developer.paddle.com/errors/${code}`, ...(errors && { errors }) };
	return json(status, { error, meta: meta() }, status === 429 ? { "retry-after": "60" } : {});
}

/** Plain JSON of the stand-in's own controls. */
export function own(body: unknown, status = 200): Reply {
	return json(status, body);
}

export function html(body: string, policy: string): Reply {
	return { status: 200, type: "text/html; charset=utf-8", body, headers: { "content-security-policy": policy } };
}
