"use client";

import { useState } from "react";
import type { Slot, SlotAnswer } from "@/lib/questions/schemas";
import {
	ACCENT_NAMES,
	type AccentName,
	DEFAULT_ACCENT,
	DEFAULT_TEMPLATE,
	PAGE_SIZES,
	type PageSize,
	TEMPLATE_NAMES,
	type TemplateName,
} from "@/lib/tools/documents/printing/templates";

export interface ChosenLook {
	readonly template: TemplateName;
	/** Null leaves it to the country of each posting. */
	readonly pageSize: PageSize | null;
	readonly accent: AccentName;
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | null {
	return values.find((value) => value === given) ?? null;
}

/** The look being chosen: what an earlier visit left, else the usual one. */
export function useLook(restored: Readonly<Record<string, unknown>>): [ChosenLook, (change: Partial<ChosenLook>) => void] {
	const [look, setLook] = useState<ChosenLook>(() => ({
		template: oneOf(TEMPLATE_NAMES, restored.template) ?? DEFAULT_TEMPLATE,
		pageSize: oneOf(PAGE_SIZES, restored.pageSize),
		accent: oneOf(ACCENT_NAMES, restored.accent) ?? DEFAULT_ACCENT,
	}));
	return [look, (change) => setLook((before) => ({ ...before, ...change }))];
}

/** The look as answers, of the questions that are asked; what is left open is not answered. */
export function lookAnswers(look: ChosenLook, slots: readonly Pick<Slot, "slotId">[]): SlotAnswer[] {
	const asked = new Set(slots.map((slot) => slot.slotId));
	return Object.entries(look).flatMap(([slotId, value]) => (asked.has(slotId) && value !== null ? [{ slotId, value }] : []));
}
