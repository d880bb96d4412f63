import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { type Network, networkScores, type PackedNetwork, unpackNetwork } from "@/lib/tools/reading/network";
import { passagesOf, TOKEN_MEASURES, tokenSignsOf } from "./token-signs";
import { type Token, tokensOf } from "./tokens";

/** What a token may be part of. */
export const TAGS = ["none", "name", "address", "birth", "number", "account", "contact"] as const;
export type Tag = (typeof TAGS)[number];

/** Tokens of a text, and how likely each is of each kind: a row of tags a token. */
export interface Tagged {
	readonly tokens: readonly Token[];
	readonly chances: Float64Array;
}

/** How likely each label is for each element by all ways through the chain (Rabiner 1989, forward and backward). */
export function chancesOf(scores: Float64Array, passages: readonly number[], network: Network): Float64Array {
	const { labelCount } = network;
	const count = passages.length;
	const weights = Float64Array.from(network.numbers.pas, Math.exp);
	const own = scores.slice();
	for (let at = 0; at < count; at++) {
		const row = own.subarray(at * labelCount, (at + 1) * labelCount);
		if (at === 0) for (let label = 0; label < labelCount; label++) row[label] = (row[label] as number) + (network.numbers.st[label] as number);
		const most = row.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
		for (let label = 0; label < labelCount; label++) row[label] = Math.exp((row[label] as number) - most);
	}
	const forward = own.slice();
	for (let at = 1; at < count; at++) {
		const passage = (passages[at] as number) * labelCount * labelCount;
		let sum = 0;
		for (let label = 0; label < labelCount; label++) {
			let reached = 0;
			for (let before = 0; before < labelCount; before++)
				reached += (forward[(at - 1) * labelCount + before] as number) * (weights[passage + before * labelCount + label] as number);
			reached *= own[at * labelCount + label] as number;
			forward[at * labelCount + label] = reached;
			sum += reached;
		}
		for (let label = 0; label < labelCount; label++) forward[at * labelCount + label] = (forward[at * labelCount + label] as number) / sum;
	}
	let backward = new Float64Array(labelCount).fill(1);
	for (let at = count - 1; at >= 0; at--) {
		let sum = 0;
		for (let label = 0; label < labelCount; label++) {
			forward[at * labelCount + label] = (forward[at * labelCount + label] as number) * (backward[label] as number);
			sum += forward[at * labelCount + label] as number;
		}
		for (let label = 0; label < labelCount; label++) forward[at * labelCount + label] = (forward[at * labelCount + label] as number) / sum;
		const passage = (passages[at] as number) * labelCount * labelCount;
		const before = new Float64Array(labelCount);
		let all = 0;
		for (let label = 0; label < labelCount; label++) {
			let reached = 0;
			for (let next = 0; next < labelCount; next++)
				reached += (weights[passage + label * labelCount + next] as number) * (own[at * labelCount + next] as number) * (backward[next] as number);
			before[label] = reached;
			all += reached;
		}
		backward = before.map((one) => one / all);
	}
	return forward;
}

/** Tags every token of a text. */
export function tagTokens(lines: readonly FinderLine[], network: Network): Tagged {
	const tokens = tokensOf(lines);
	if (tokens.length === 0) return { tokens, chances: new Float64Array(0) };
	const scores = networkScores(network, tokenSignsOf(lines, tokens));
	return { tokens, chances: chancesOf(scores, passagesOf(tokens), network) };
}

export const personalNetwork = (packed: PackedNetwork): Network => unpackNetwork(packed, TOKEN_MEASURES);
