"use client";

import { Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Sheet } from "@/components/ui/overlay/sheet";
import { searchOf } from "./preview";
import { SearchSummary } from "./search-summary";

/** Leads to what the search did; it warns where sources have gaps. */
export function SearchButton({ preview }: { preview: unknown }) {
	const { count } = useFormat();
	const [isOpen, setIsOpen] = useState(false);
	const search = searchOf(preview);
	if (!search) return null;
	const troubled = search.sources.filter((source) => source.error !== null).length;
	return (
		<>
			<Button
				variant="ghost"
				icon={troubled > 0 ? <TriangleAlert aria-hidden className="text-warning" /> : <Info aria-hidden />}
				onClick={() => setIsOpen(true)}
			>
				{troubled > 0 ? count(troubled, "source with gaps", "sources with gaps") : "The search"}
			</Button>
			<Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="How these were found">
				<SearchSummary preview={preview} />
			</Sheet>
		</>
	);
}
