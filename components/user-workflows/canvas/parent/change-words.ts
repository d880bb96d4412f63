import type { ParentChange } from "@/lib/user-workflows/versions/schemas";

const ACTIONS = { added: "added", removed: "removed", changed: "changed" } as const;

/** `server:tool#2` as a person knows it. */
function titleOf(reference: string, title: (toolName: string) => string): string {
	const [toolName = "", place] = reference.split("#");
	return place ? `${title(toolName)} (${place})` : title(toolName);
}

/** What was changed, in a line. */
export function changeTitle({ kind, action, changeId }: ParentChange, title: (toolName: string) => string): string {
	const place = changeId.slice(changeId.indexOf(":") + 1);
	if (kind === "paragraph") return `Prompt: a paragraph was ${ACTIONS[action]}`;
	if (kind === "edge") {
		const [from = "", to = ""] = place.split(" → ");
		return `${titleOf(from, title)} → ${titleOf(to, title)}: ${action === "added" ? "connected" : "disconnected"}`;
	}
	return `${titleOf(place, title)}: ${action === "changed" ? "its note was changed" : `the tool was ${ACTIONS[action]}`}`;
}

/** A state of something that is no paragraph, in words. */
export function stateWords({ kind, changeId }: ParentChange, said: string | null): string {
	if (kind === "edge") return said === null ? "Not connected" : "Connected";
	if (said === null) return "Not there";
	const note = said.slice(changeId.length - "tool:".length).replace(/^: /, "");
	return note === "" ? "There, without a note" : `There, with the note “${note}”`;
}
