"use client";

import {
	type ComponentProps,
	cloneElement,
	type KeyboardEvent,
	type PointerEvent,
	type ReactElement,
	type ReactNode,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { lateModule, useLateModule } from "@/components/ui/late-module";

type Module = typeof import("./menu-window");

let parts: Module | null = null;
const menus = lateModule(async () => {
	parts = await import("./menu-window");
	return parts;
});

export interface MenuProps {
	/** One focusable element. */
	trigger: ReactElement<ComponentProps<"button">>;
	children: ReactNode;
	align?: "start" | "center" | "end";
	side?: "top" | "right" | "bottom" | "left";
}

const OPENING_KEYS = ["Enter", " ", "ArrowDown"];

/** A menu of actions on `trigger`. Until somebody comes near to it the trigger stands alone, and its part of the page need not be there. */
export function Menu(props: MenuProps) {
	const ownId = useId();
	const id = props.trigger.props.id ?? ownId;
	const [isOpen, setIsOpen] = useState(false);
	const [isNear, setIsNear] = useState(false);
	const { module } = useLateModule(menus, isNear || isOpen);
	const isWhole = module !== null && (isNear || isOpen);
	const hadFocus = useRef(false);
	// The trigger that belongs to the menu takes the place of the one that stood alone, with the focus.
	useLayoutEffect(() => {
		if (isWhole && hadFocus.current && !isOpen) document.getElementById(id)?.focus();
		hadFocus.current = false;
	}, [isWhole, isOpen, id]);
	if (isWhole) return <module.MenuWindow {...props} trigger={cloneElement(props.trigger, { id })} isOpen={isOpen} onOpenChange={setIsOpen} />;
	return cloneElement(props.trigger, {
		id,
		"aria-haspopup": "menu",
		"aria-expanded": isOpen,
		...(isOpen ? { "aria-busy": true } : {}),
		onPointerEnter: () => setIsNear(true),
		onFocus: () => {
			hadFocus.current = true;
			setIsNear(true);
		},
		onBlur: () => {
			hadFocus.current = false;
		},
		onPointerDown: (event: PointerEvent) => event.button === 0 && !event.ctrlKey && setIsOpen(true),
		onClick: () => setIsOpen(true),
		onKeyDown: (event: KeyboardEvent) => {
			if (!OPENING_KEYS.includes(event.key)) return;
			event.preventDefault();
			setIsOpen(true);
		},
	});
}

/** What stands within a menu is drawn only once its parts are there. */
function partsOfOpen(): Module {
	if (!parts) throw new Error("A part of a menu stands outside of one.");
	return parts;
}

export function MenuItem(props: ComponentProps<Module["MenuItem"]>) {
	const { MenuItem: Item } = partsOfOpen();
	return <Item {...props} />;
}

export function MenuLabel(props: ComponentProps<Module["MenuLabel"]>) {
	const { MenuLabel: Label } = partsOfOpen();
	return <Label {...props} />;
}

export function MenuSeparator(props: ComponentProps<Module["MenuSeparator"]>) {
	const { MenuSeparator: Separator } = partsOfOpen();
	return <Separator {...props} />;
}

export function MenuRadioGroup(props: ComponentProps<Module["MenuRadioGroup"]>) {
	const { MenuRadioGroup: Group } = partsOfOpen();
	return <Group {...props} />;
}

export function MenuRadioItem(props: ComponentProps<Module["MenuRadioItem"]>) {
	const { MenuRadioItem: Item } = partsOfOpen();
	return <Item {...props} />;
}
