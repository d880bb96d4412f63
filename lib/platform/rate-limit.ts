import "server-only";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sql } from "@/lib/platform/database/db";
import { env } from "./env";
import { AppError } from "./errors";

interface Limit {
	readonly points: number;
	readonly seconds: number;
	/** `process` is counted in memory and costs nothing; `database` holds across processes. */
	readonly store: "process" | "database";
}

/** Every rate limit of the service. RATE_LIMIT_SCALE multiplies all of them. */
export const RATE_LIMITS = {
	general: { points: 600, seconds: 60, store: "process" },
	signInAccount: { points: 10, seconds: 15 * 60, store: "database" },
	signInAddress: { points: 100, seconds: 15 * 60, store: "database" },
	signUpAddress: { points: 20, seconds: 3600, store: "database" },
	mailAccount: { points: 5, seconds: 3600, store: "database" },
	mailAddress: { points: 100, seconds: 3600, store: "database" },
	dataExport: { points: 5, seconds: 24 * 3600, store: "database" },
	surveySubmitAddress: { points: 60, seconds: 60, store: "database" },
	surveyBurst: { points: 30, seconds: 60, store: "process" },
	messagingLogin: { points: 60, seconds: 60, store: "process" },
	anonymousAddress: { points: 60, seconds: 3600, store: "database" },
} as const satisfies Record<string, Limit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

export interface RateLimitState {
	readonly limit: number;
	readonly remaining: number;
	readonly resetSeconds: number;
}

const limiters = new Map<RateLimitName, RateLimiterAbstract>();

function limiter(name: RateLimitName): RateLimiterAbstract {
	const known = limiters.get(name);
	if (known) return known;
	const limit: Limit = RATE_LIMITS[name];
	const options = { keyPrefix: name, points: Math.max(1, Math.round(limit.points * env().RATE_LIMIT_SCALE)), duration: limit.seconds };
	const made =
		limit.store === "process"
			? new RateLimiterMemory(options)
			: new RateLimiterPostgres({
					...options,
					storeClient: sql(),
					storeType: "pool",
					tableName: "rate_limit_counter",
					tableCreated: true,
					clearExpiredByTimeout: false,
				});
	limiters.set(name, made);
	return made;
}

/** Takes one point of `key`. @throws AppError RATE_LIMITED with details {limit, remaining, resetSeconds} when none is left. */
export async function takeRateLimit(name: RateLimitName, key: string): Promise<RateLimitState> {
	const counter = limiter(name);
	try {
		return state(counter.points, await counter.consume(key));
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal;
		const { limit, resetSeconds } = state(counter.points, refusal);
		throw new AppError("RATE_LIMITED", `Too many requests. Try again in ${resetSeconds} seconds.`, { limit, remaining: 0, resetSeconds });
	}
}

function state(limit: number, result: RateLimiterRes): RateLimitState {
	return { limit, remaining: Math.max(0, result.remainingPoints), resetSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) };
}

/** The standard headers of a counted answer. */
export function rateLimitHeaders(current: RateLimitState): Record<string, string> {
	return { "RateLimit-Limit": String(current.limit), "RateLimit-Remaining": String(current.remaining), "RateLimit-Reset": String(current.resetSeconds) };
}
