import { errorCodesOf } from "@/lib/http/openapi/errors";
import { allContracts } from "@/lib/http/openapi/generate";
import type { RouteHandler } from "@/lib/http/route";
import type { AnyContract } from "@/lib/platform/contract/contract";
import type { ErrorCode } from "@/lib/platform/errors";
import type { Answer, Sent } from "@/tests/world/client";
import { call } from "@/tests/world/client";

/** What every operation may answer by the shape of its request or its caller alone: `of-shape.test.ts` asks each of them for each. */
const OF_SHAPE: readonly ErrorCode[] = [
	"INVALID_REQUEST",
	"UNAUTHENTICATED",
	"FORBIDDEN",
	"RECENT_SIGN_IN_REQUIRED",
	"IDEMPOTENCY_KEY_REUSED",
	"PAYLOAD_TOO_LARGE",
	"UNSUPPORTED_MEDIA_TYPE",
	"VALIDATION_ERROR",
	"RATE_LIMITED",
];

/** What goes wrong around an operation and not in it: shown of a few, for one piece of code answers for all. */
export const OF_THE_HOUSE: readonly ErrorCode[] = ["INTERNAL", "SERVICE_UNAVAILABLE", "IDEMPOTENCY_IN_PROGRESS"];

/** The operations of accounts, with all that each may answer. */
export async function accountOperations(): Promise<AnyContract[]> {
	return (await allContracts(process.cwd())).filter(({ tag }) => tag === "Accounts");
}

/** What an operation answers for reasons of its own. */
export function ownErrorsOf(operation: AnyContract): ErrorCode[] {
	const isOAuth = operation.path.startsWith("/auth/oauth/");
	const byShape = OF_SHAPE.filter((code) => !(isOAuth && code === "UNAUTHENTICATED"));
	return errorCodesOf(operation).filter((code) => !byShape.includes(code) && !OF_THE_HOUSE.includes(code));
}

export function mayAnswer(operation: AnyContract, code: ErrorCode): boolean {
	return errorCodesOf(operation).includes(code);
}

export async function ask(operation: AnyContract, sent: Sent = {}): Promise<Answer> {
	const folder = operation.path.replace(/\{(\w+)\}/g, "[$1]");
	const route: Record<string, RouteHandler> = await import(/* @vite-ignore */ `${process.cwd()}/app/api/v1${folder}/route.ts`);
	const handler = route[operation.method];
	if (!handler) throw new Error(`${operation.operationId} has no route`);
	return call(handler, operation.method, sent);
}
