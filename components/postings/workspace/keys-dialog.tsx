"use client";

import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { KeyList } from "@/components/ui/key-list";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useSingleKeys } from "@/components/ui/single-keys";

const KEYS: ReadonlyArray<{ keys: readonly string[]; does: string; isPicking?: true }> = [
	{ keys: ["j", "k"], does: "Next and previous posting" },
	{ keys: ["x"], does: "Pick it, or take it off", isPicking: true },
	{ keys: ["Enter"], does: "Read it" },
	{ keys: ["Esc"], does: "Back to the list" },
	{ keys: ["p"], does: "Pin it for later" },
	{ keys: ["d"], does: "Dismiss it" },
	{ keys: ["c"], does: "Put it beside others" },
	{ keys: ["Ctrl", "Enter"], does: "Go on with what is picked", isPicking: true },
	{ keys: ["?"], does: "These keys" },
];

/** The keys of the workspace, and the switch that turns single letters off. */
export function KeysDialog({ isOpen, onOpenChange, isPicking }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; isPicking: boolean }) {
	const [isOn, setIsOn] = useSingleKeys();
	return (
		<Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keys">
			<KeyList listed={KEYS.filter((key) => isPicking || !key.isPicking)} />
			<CheckboxField className="mt-4" label="Single letters are keys, on this device" isChecked={isOn} onCheckedChange={setIsOn} />
		</Dialog>
	);
}
