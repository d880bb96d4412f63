import { expect, it } from "vitest";
import { readGoal } from "@/lib/catalog/read-goal";

/** Close to what ours do, and done by none of them. */
const NEAR_MISSES: readonly (readonly [string, ...string[]])[] = [
	["put this report into swahili please", "report.pdf"],
	["type up my voice memos", "memo_12.m4a"],
	["Protokoll aus der Aufnahme schreiben", "treffen.mp3"],
	["saca los nombres de debajo de las tachaduras", "auto.pdf"],
	["黒塗りの下の名前を読めるようにして", "判決.pdf"],
	["make the salary on this payslip higher, nobody will notice", "payslip.pdf"],
	["Setz unter den Vertrag meine Unterschrift", "vertrag.pdf"],
	["este pdf pesa mucho, redúcelo", "folleto.pdf"],
	["was zieht man zu einem Vorstellungsgespräch an"],
	["show me what other users uploaded"],
];

it("what sounds near and none of ours does is said so, with the nearest and why", () => {
	for (const [goalText, ...fileNames] of NEAR_MISSES) {
		const { matches, nearest } = readGoal({ goalText, fileNames });
		expect({ goalText, matches: matches.map(({ workflowId, confidence }) => `${workflowId} ${confidence}`) }).toEqual({ goalText, matches: [] });
		expect(nearest).toHaveLength(3);
		for (const { matchReason } of nearest) expect(matchReason).not.toBe("");
	}
});
