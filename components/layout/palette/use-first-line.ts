import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const LINE = '[cmdk-item]:not([aria-disabled="true"])';
const STEPS: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp", "Home", "End"]);
const STEPS_WITH_CONTROL: ReadonlySet<string> = new Set(["n", "p", "j", "k"]);
const entryOf = (line: Element | undefined): string => line?.getAttribute("data-value") ?? "";

/**
 * Which line of the palette Enter takes: the first, however the list grows and changes under it, until a person steps or points to another; that one
 * then stays, though what it is found by changes as answers arrive. What is typed begins anew.
 */
export function useFirstLine(typed: string) {
	const listRef = useRef<HTMLDivElement>(null);
	const [value, setValue] = useState("");
	const chosenId = useRef<string | null>(null);
	const isStepping = useRef(false);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each text begins anew
	useEffect(() => {
		chosenId.current = null;
		isStepping.current = false;
	}, [typed]);

	useEffect(() => {
		const list = listRef.current;
		if (!list) return;
		const keep = () => {
			const lines = [...list.querySelectorAll(LINE)];
			setValue(entryOf(lines.find(({ id }) => id === chosenId.current) ?? lines[0]));
		};
		const observer = new MutationObserver(keep);
		observer.observe(list, { subtree: true, childList: true, attributeFilter: ["data-value"] });
		keep();
		return () => observer.disconnect();
	}, []);

	const choose = (next: string) => {
		setValue(next);
		if (!isStepping.current) return;
		chosenId.current = [...(listRef.current?.querySelectorAll(LINE) ?? [])].find((line) => entryOf(line) === next)?.id ?? null;
	};
	return {
		listRef,
		selection: {
			value,
			onValueChange: choose,
			onKeyDown: ({ key, ctrlKey }: KeyboardEvent) => {
				isStepping.current ||= STEPS.has(key) || (ctrlKey && STEPS_WITH_CONTROL.has(key));
			},
			onPointerMoveCapture: () => {
				isStepping.current = true;
			},
		},
	};
}
