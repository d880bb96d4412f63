import { measureGoals } from "@/tests/accuracy/goals/measure";
import { measureChoices } from "@/tests/accuracy/goals/measure-choices";
import { measureSecond, secondGoals } from "@/tests/accuracy/goals/measure-second";
import type { Measured } from "@/tests/accuracy/goals/shares";

const GOALS: Readonly<Record<string, string>> = { "right first choice": "0.95", "none of ours, said so": "0.95", "surely wrong": "0.01" };

/** How well goals in plain language are understood. */
export async function benchGoals() {
	const { seen, heldOut, count } = await measureGoals();
	const rows = (of: string, measured: Measured) =>
		Object.entries(measured).map(([name, value]) => ({ name: `${name}, ${of}`, value, unit: "", goal: GOALS[name] }));
	const second = { seen: await secondGoals("second-seen"), heldOut: await secondGoals("second-held") };
	const third = { seen: await secondGoals("third-seen"), heldOut: await secondGoals("third-held") };
	const fourth = await secondGoals("fourth-seen");
	return [
		...rows(`looked at (of ${count} goals)`, seen),
		...rows(`held out (of ${count} goals)`, heldOut),
		...rows(`looked at (${second.seen.length} later goals with files)`, measureSecond(second.seen)),
		...rows(`held out (${second.heldOut.length} later goals with files)`, measureSecond(second.heldOut)),
		...rows(`learned from (${third.seen.length} goals of three more writers)`, measureSecond(third.seen)),
		...rows(`held out (${third.heldOut.length} goals of a fourth)`, measureSecond(third.heldOut)),
		...rows(`looked at, not learned (${fourth.length} short goals)`, { ...measureSecond(fourth), ...measureChoices(fourth) }),
	];
}
