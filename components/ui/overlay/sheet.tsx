"use client";

import { type ReactNode, useState } from "react";
import { lateModule, useLateModule } from "@/components/ui/late-module";
import { ComingOverlay } from "./coming-overlay";

export interface SheetProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	title: string;
	children: ReactNode;
	/** What is behind stays in sight and in use: it changes as the panel is used. */
	isBeside?: boolean;
}

const sheets = lateModule(() => import("./sheet-panel"));

/** A panel from the right that keeps the place behind it. */
export function Sheet(props: SheetProps) {
	const { isOpen, onOpenChange, title } = props;
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen && !wasOpen) setWasOpen(true);
	const { module, hasFailed } = useLateModule(sheets, isOpen);
	if (module) return wasOpen && <module.SheetPanel {...props} />;
	return isOpen && <ComingOverlay title={title} hasFailed={hasFailed} onClose={() => onOpenChange(false)} className="inset-y-0 right-0 w-[min(32rem,100vw)]" />;
}
