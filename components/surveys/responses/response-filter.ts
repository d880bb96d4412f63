import { z } from "zod";

/** What the list of responses is narrowed to, as its address says it. */
export interface ResponseFilter {
	readonly q: string;
	/** Only those kept apart; otherwise only those that count. */
	readonly isQuarantined: boolean;
	readonly isEarlyBird: boolean | null;
	readonly isBound: boolean | null;
	/** UTC days, both included. */
	readonly from: string | null;
	readonly to: string | null;
	readonly questionId: string | null;
	readonly answer: string | null;
}

export const NO_FILTER: ResponseFilter = {
	q: "",
	isQuarantined: false,
	isEarlyBird: null,
	isBound: null,
	from: null,
	to: null,
	questionId: null,
	answer: null,
};

const Day = z.iso.date();
const dayIn = (value: string | null) => (Day.safeParse(value).success ? value : null);
const flagIn = (value: string | null) => (value === "true" ? true : value === "false" ? false : null);

/** Reads an address; what makes no sense there filters nothing. */
export function readResponseFilter(search: { get: (name: string) => string | null }): ResponseFilter {
	const [questionId, answer] = [search.get("questionId"), search.get("answer")];
	const isAnswer = questionId !== null && answer !== null;
	return {
		q: (search.get("q") ?? "").trim().slice(0, 200),
		isQuarantined: search.get("quarantined") === "true",
		isEarlyBird: flagIn(search.get("isEarlyBird")),
		isBound: flagIn(search.get("hasMessagingBinding")),
		from: dayIn(search.get("from")),
		to: dayIn(search.get("to")),
		questionId: isAnswer ? questionId.slice(0, 64) : null,
		answer: isAnswer ? answer.slice(0, 200) : null,
	};
}

const flagOf = (value: boolean | null) => (value === null ? undefined : (`${value}` as const));

/** The filter as the API's query; what filters nothing is left out. */
export function responseQueryOf({ q, isQuarantined, isEarlyBird, isBound, from, to, questionId, answer }: ResponseFilter) {
	return {
		q: q === "" ? undefined : q,
		quarantined: isQuarantined ? ("true" as const) : undefined,
		isEarlyBird: flagOf(isEarlyBird),
		hasMessagingBinding: flagOf(isBound),
		from: from ?? undefined,
		to: to ?? undefined,
		questionId: questionId ?? undefined,
		answer: answer ?? undefined,
	};
}

/** The filter as the search of an address. */
export function searchOf(filter: ResponseFilter): string {
	const given = Object.entries(responseQueryOf(filter)).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return new URLSearchParams(given).toString();
}

/** Whether anything is narrowed, besides which of the two lists it is. */
export function isFiltered(filter: ResponseFilter): boolean {
	return searchOf({ ...filter, isQuarantined: false }) !== "";
}
