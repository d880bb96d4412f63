import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { failureOfError, failureWithAdvice } from "@/lib/platform/language/failure-words";
import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { issuesInWords } from "@/lib/platform/language/validator-words";
import { toolSettings } from "@/lib/tools/tool-settings";
import type { PostingSource, SourceLimits } from "./posting-source";
import { findSource, POSTING_SOURCES } from "./registry";

const DEFAULT_TIMEOUT_MS = 10_000;
const FETCH_TIMEOUT_MS = 5_000;

/** A source with the addresses that this deployment uses. `timeoutMs` bounds the reading of one board. */
export interface ConfiguredSource {
	readonly source: PostingSource;
	readonly baseUrl: string;
	readonly boards: readonly string[];
	readonly timeoutMs: number;
	readonly limits: SourceLimits;
	/** Invented postings, which every screen labels as such. */
	readonly isSample: boolean;
}

/** For a provider that says nothing else, and for pages of hosts that no source names. */
export const USUAL_LIMITS = { retries: 2, pagesAtOnce: 4 } as const;

const Entry = z.object({
	provider: z.string(),
	baseUrl: z.url({ protocol: /^https?$/, normalize: false }).or(z.string().regex(/^https:\/\/\{board\}\.[a-z0-9.-]+$/)),
	boards: z.array(z.string()),
	timeoutMs: z.int().min(50).max(60_000).optional(),
	limits: z
		.object({ concurrency: z.int().min(1).max(64), spacingMs: z.int().min(0).max(60_000), retries: z.int().min(0).max(5), pagesAtOnce: z.int().min(1).max(64) })
		.partial()
		.default({}),
	isSample: z.boolean().default(false),
});
const Entries = z.array(Entry);

function live(): ConfiguredSource[] {
	return POSTING_SOURCES.filter((source) => source.isEnabledByDefault).map((source) => ({
		source,
		baseUrl: source.defaultBaseUrl,
		boards: source.defaultBoards,
		timeoutMs: source.boardTimeoutMs ?? DEFAULT_TIMEOUT_MS,
		limits: { ...USUAL_LIMITS, ...source.limits },
		isSample: false,
	}));
}

/** @throws Error that names what is wrong with the list. */
function read(value: unknown): ConfiguredSource[] {
	const entries = Entries.safeParse(value);
	if (!entries.success) {
		const wrong = issuesInWords(entries.error).map(({ path, message }) => `${path}: ${message}`);
		throw new Error(`POSTING_SOURCES is not a list of {provider, baseUrl, boards}. ${wrong.join(" ")}`);
	}
	return entries.data.map(({ provider, baseUrl, boards, timeoutMs, limits, isSample }) => {
		const source = findSource(provider);
		if (source === undefined) throw new Error(`POSTING_SOURCES names "${provider}". Known: ${POSTING_SOURCES.map((known) => known.provider).join(", ")}.`);
		return {
			source,
			baseUrl: trimEndOf(baseUrl, /\//),
			boards,
			timeoutMs: timeoutMs ?? source.boardTimeoutMs ?? DEFAULT_TIMEOUT_MS,
			limits: { ...USUAL_LIMITS, ...source.limits, ...limits },
			isSample,
		};
	});
}

async function fetchList(url: string): Promise<unknown> {
	const response = await fetch(url, { headers: { accept: "application/json" }, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
	if (!response.ok) throw new Error(`POSTING_SOURCES: ${url} answered ${response.status}.`);
	return response.json();
}

/** The sources that POSTING_SOURCES names, for a tool. @throws AppError ALL_SOURCES_FAILED in words for a person; what is wrong is in its cause. */
export async function configuredSources(): Promise<ConfiguredSource[]> {
	try {
		return await loadSources(toolSettings().POSTING_SOURCES);
	} catch (cause) {
		const kind = failureOfError(cause);
		const words =
			kind === null
				? "The job boards are not set up rightly here. Nothing is lost: tell who runs this service."
				: failureWithAdvice("The list of job boards", kind);
		throw new AppError("ALL_SOURCES_FAILED", words, undefined, { cause });
	}
}

const cache = new Map<string, Promise<ConfiguredSource[]>>();

/**
 * The sources of a deployment, from POSTING_SOURCES: `live` (the providers' own addresses and a few well-known boards), a JSON array of
 * `{provider, baseUrl, boards, timeoutMs?, limits?, isSample?}`, or the address of such an array, fetched once. A provider may stand in several entries.
 * @throws Error in words for an operator.
 */
export function loadSources(setting: string): Promise<ConfiguredSource[]> {
	const known = cache.get(setting);
	if (known !== undefined) return known;
	const loading = (async () => {
		if (setting.trim() === "live") return live();
		if (/^https?:\/\//.test(setting)) return read(await fetchList(setting));
		try {
			return read(JSON.parse(setting));
		} catch (error) {
			if (!(error instanceof SyntaxError)) throw error;
			throw new Error('POSTING_SOURCES must be "live", a JSON array, or the address of one.', { cause: error });
		}
	})();
	cache.set(setting, loading);
	// A failed load is tried again at the next search.
	loading.catch(() => cache.delete(setting));
	return loading;
}
