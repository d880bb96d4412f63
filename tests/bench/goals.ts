import { measureGoals } from "@/tests/accuracy/goals/measure";

const GOALS: Readonly<Record<string, string>> = { "right first choice": "0.95", "none of ours, said so": "0.95", "surely wrong": "0.01" };

/** How well goals in plain language are understood. */
export async function benchGoals() {
	const { seen, heldOut, count } = await measureGoals();
	const rows = (of: string, measured: typeof seen) =>
		Object.entries(measured).map(([name, value]) => ({ name: `${name}, ${of} (${count} goals in all)`, value, unit: "", goal: GOALS[name] }));
	return [...rows("looked at", seen), ...rows("held out", heldOut)];
}
