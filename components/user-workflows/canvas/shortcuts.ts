/** The keys of the editor, as the list under `?` shows them. */
export const SHORTCUTS: readonly { readonly heading: string; readonly keys: readonly (readonly [keys: readonly string[], does: string])[] }[] = [
	{
		heading: "Edit",
		keys: [
			[["Mod", "Z"], "Undo"],
			[["Mod", "Shift", "Z"], "Redo, also Mod Y"],
			[["Mod", "C"], "Copy, as text that pastes into any workflow"],
			[["Mod", "X"], "Cut"],
			[["Mod", "V"], "Paste at the pointer"],
			[["Mod", "D"], "Duplicate"],
			[["Mod", "A"], "Select all"],
			[["Delete"], "Delete tools and connections"],
			[["F2"], "Name the specialist of the selected tools"],
		],
	},
	{
		heading: "Tools",
		keys: [
			[["/"], "Add a tool at the pointer"],
			[["C"], "Connect the selected tool"],
			[["Enter"], "Open the selected tool"],
			[["Mod", "F"], "Find a tool of this workflow"],
			[["Mod", "G"], "Name the selected group"],
			[["Shift", "L"], "Lay out"],
			[["Arrows"], "Move the selected tools, with Shift further"],
		],
	},
	{
		heading: "View",
		keys: [
			[["1"], "Fit everything into view"],
			[["+"], "Closer"],
			[["-"], "Further away"],
			[["Space", "drag"], "Move the canvas"],
			[["Shift", "drag"], "Select an area"],
			[["O"], "Outline or tools"],
			[["Esc"], "Close, or select nothing"],
		],
	},
	{
		heading: "Run",
		keys: [
			[["Mod", "Enter"], "Open the run, or cancel it"],
			[["R"], "Run from the selected tool, while a run is shown"],
			[["Mod", "S"], "Save now"],
			[["?"], "This list"],
		],
	},
];

/** Whether keys belong to what is being typed, or to a dialog that lies above the canvas. */
export function isElsewhere(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]")) return true;
	if (target.isContentEditable) return true;
	if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
	return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "range"].includes(target.type);
}

export interface KeyTable {
	/** By `mod+shift+z`: the key in small letters after its modifiers. */
	readonly [combination: string]: (() => void) | undefined;
}

/** How a pressed key is named in the table. `+` and `?` come with Shift on most keyboards, and are named as they are. */
export function combinationOf(event: Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">): string {
	const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
	const isLetter = /^[a-z0-9]$/.test(key);
	return [
		event.metaKey || event.ctrlKey ? "mod" : null,
		event.altKey ? "alt" : null,
		event.shiftKey && (isLetter || event.key.length > 1) ? "shift" : null,
		key,
	]
		.filter(Boolean)
		.join("+");
}
