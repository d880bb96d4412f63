import "server-only";
import { AppError } from "@/lib/platform/errors";
import { failureOfStatus, failureWords } from "@/lib/platform/language/failure-words";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { createGuardedFetcher, GuardedFetchError, type GuardedFetchErrorKind, type GuardedResponse } from "@/lib/platform/network/guarded-fetch";
import { cut, LONGEST } from "@/lib/tools/job-search/limits";
import { tidyText } from "@/lib/tools/job-search/shape/html-to-text";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import type { ToolContext, ToolFile } from "@/lib/tools/tool";
import { toolSettings } from "@/lib/tools/tool-settings";
import { readPostingPage } from "./posting-page";
import type { PostingText } from "./schemas";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MOST_PAGES = 10;
/** A page of fewer letters shows no posting: it is built by its own programs, or asks for proof of being human. */
const FEWEST_LETTERS = 150;
const PASTE = "Open it in your browser, copy the posting's text, and paste that instead.";
const WHO = "The posting's page";
const FAILURES: Readonly<Record<GuardedFetchErrorKind, string>> = {
	timeout: failureWords(WHO, "late"),
	network: failureWords(WHO, "unreachable"),
	redirects: `${WHO} redirects without end.`,
	refused: "This address is not one that we open: only public web pages are read.",
};

const lettersIn = (text: string): number => text.slice(0, LONGEST.description).match(/\p{L}/gu)?.length ?? 0;
const unreadable = (message: string, cause?: unknown) => new AppError("FILE_UNREADABLE", message, undefined, cause === undefined ? {} : { cause });

/** The address that an answer is, or null for a text. */
export function linkOf(given: string): string | null {
	const text = given.trim();
	if (/\s/.test(text) || text.length > LONGEST.url) return null;
	const address = /^https?:\/\//i.test(text) ? text : /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]\S*)?$/u.test(text) ? `https://${text}` : null;
	return address !== null && URL.canParse(address) ? address : null;
}

/** The only addresses on this machine that may be asked: those of boards that run here. */
async function loopbackOrigins(): Promise<string[]> {
	if (!toolSettings().POSTING_SOURCES_ALLOW_LOOPBACK) return [];
	return (await configuredSources()).flatMap(({ baseUrl }) => (URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []));
}

async function fetchPage(url: string, signal: AbortSignal): Promise<GuardedResponse> {
	const fetcher = createGuardedFetcher({ timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, allowedLoopbackOrigins: await loopbackOrigins() });
	try {
		return await fetcher.get(url, { signal, headers: { accept: "text/html,application/xhtml+xml,text/plain;q=0.8" } });
	} catch (cause) {
		if (!(cause instanceof GuardedFetchError)) throw cause;
		throw unreadable(`${FAILURES[cause.kind]} ${PASTE}`, cause);
	} finally {
		await fetcher.close();
	}
}

/** A posting by its address. @throws AppError FILE_UNREADABLE that says what to do instead. */
export async function postingByLink(url: string, signal: AbortSignal): Promise<PostingText> {
	const { status, contentType, body, isTruncated } = await fetchPage(url, signal);
	if (status === 404 || status === 410)
		throw unreadable("There is no page at this address any more: the posting may have been taken down. If you have its text, paste it instead.");
	if (status < 200 || status >= 300) throw unreadable(`${failureWords(WHO, failureOfStatus(status), status)} ${PASTE}`);
	const isPage = /html|xml/i.test(contentType) || contentType === "";
	if (!isPage && !/^text\//i.test(contentType)) throw unreadable("This address leads to a file, not to a page. Download it and give it as a file.");
	const { text, head } = isPage ? readPostingPage(body) : { text: tidyText(body), head: {} };
	if (lettersIn(text) < FEWEST_LETTERS) throw unreadable(`The page at this address shows no posting to readers like ours. ${PASTE}`);
	const notes = isTruncated ? ["The page is very long; only its beginning was read."] : [];
	return { text, head, source: { kind: "link", name: cut(url, LONGEST.url) }, notes };
}

function decoded(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

const startsWith = (bytes: Uint8Array, head: string): boolean => Buffer.from(bytes.subarray(0, head.length)).toString("latin1") === head;

/** A posting in a PDF, DOCX or text file. @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED or FILE_UNREADABLE. */
export async function postingByFile({ fileName, bytes }: ToolFile, context: Pick<ToolContext, "signal">): Promise<PostingText> {
	const source = { kind: "file" as const, name: cut(fileName, LONGEST.url) };
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", `${fileName} is empty. Choose the file with the posting again.`);
	if (bytes.byteLength > MAX_FILE_BYTES) throw new AppError("FILE_TOO_LARGE", "A posting may have at most 10 MB. Paste its text instead.");
	const isPdf = Buffer.from(bytes.subarray(0, 1024)).toString("latin1").includes("%PDF-");
	const isPackage = startsWith(bytes, "PK\u0003\u0004");
	if (!isPdf && !isPackage) {
		const text = toPlainText(decoded(bytes.subarray(0, MAX_BYTES)));
		if (text.includes("\uFFFD") || lettersIn(text) < FEWEST_LETTERS)
			throw unreadable(`${fileName} holds no posting that can be read. Save it as PDF, DOCX or TXT, or paste the posting's text.`);
		return { text: tidyText(text), head: {}, source, notes: [] };
	}
	const read = isPdf
		? await (await import("@/lib/tools/reading/pdf/read-pdf")).readPdf(bytes, { maxPages: MOST_PAGES, signal: context.signal })
		: await (await import("@/lib/tools/reading/docx/read-docx")).readDocx(bytes);
	// What the file marks as an item of a list or as a heading is told by it alone: their text begins like any other.
	const markOf = { bullet: "- ", heading: "\n" } as const;
	const text = tidyText(read.lines.map(({ text: line, mark }) => `${mark === null ? "" : markOf[mark]}${line.replaceAll("\t", " ")}`).join("\n"));
	if (lettersIn(text) < FEWEST_LETTERS)
		throw new AppError("FILE_EMPTY", `There is almost no text in ${fileName}. Choose the file with the posting, or paste its text.`);
	return { text, head: {}, source, notes: [...read.warnings] };
}
