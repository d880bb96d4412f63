import { expect } from "vitest";
import type { RouteHandler } from "@/lib/http/route";
import { ERRORS, type ErrorCode } from "@/lib/platform/errors";
import { call, type Sent } from "./client";

/** What nobody outside may read: statements, stacks, places of files. */
const INSIDE = /SELECT |INSERT |prisma|relation "|\bat \S+ \(|\/node_modules\//i;

/** Notes by which codes each operation was seen to refuse. */
export class Refusals {
	private readonly seen = new Map<string, Set<ErrorCode>>();

	/** Makes the call, which must be refused by this code in the common envelope. */
	async expect(handler: RouteHandler, code: ErrorCode, sent: Sent) {
		const { operationId = "", method = "" } = handler.operation?.contract ?? {};
		const answer = await call(handler, method, sent);
		const { status, body, headers } = answer;
		expect({ operationId, status, code: body.code, said: body.code === code ? "" : body.message }).toEqual({
			operationId,
			status: ERRORS[code].status,
			code,
			said: "",
		});
		expect(body).toMatchObject({ error: code, message: expect.stringMatching(/\w/), requestId: headers.get("x-request-id") });
		expect(JSON.stringify(body)).not.toMatch(INSIDE);
		this.seen.set(operationId, (this.seen.get(operationId) ?? new Set<ErrorCode>()).add(code));
		return answer;
	}

	of(operationId: string): ErrorCode[] {
		return [...(this.seen.get(operationId) ?? [])].sort();
	}
}
