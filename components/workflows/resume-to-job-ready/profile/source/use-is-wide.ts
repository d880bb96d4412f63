"use client";

import { useMedia } from "@/components/ui/use-media";

/** Whether there is room for the file beside what was read from it. */
export function useIsWide(): boolean {
	return useMedia("(min-width: 80rem)");
}
