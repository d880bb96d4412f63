"use client";

import { Info } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/overlay/sheet";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { searchOf } from "./preview";
import { SearchSummary } from "./search-summary";

/** Leads to what the search did; it warns where sources have gaps. */
export function SearchButton({ preview }: { preview: unknown }) {
	const [isOpen, setIsOpen] = useState(false);
	useBackCloses(isOpen, () => setIsOpen(false));
	const search = searchOf(preview);
	if (!search) return null;
	return (
		<>
			<Button variant="ghost" icon={<Info aria-hidden />} onClick={() => setIsOpen(true)}>
				The search
			</Button>
			<Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="How these were found">
				<SearchSummary preview={preview} />
			</Sheet>
		</>
	);
}
