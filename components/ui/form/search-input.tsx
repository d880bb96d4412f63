import { Search } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import { Input } from "./input";

interface SearchInputProps {
	/** What it finds, in words: the field shows only its placeholder. */
	label: string;
	placeholder: string;
	value: string;
	onChange: (text: string) => void;
	/** The most that whoever searches takes. */
	maxLength?: number;
	/** How wide it is among its neighbours. */
	className?: string;
}

/** A field to search a list in, with its sign. */
export function SearchInput({ label, placeholder, value, onChange, maxLength, className }: SearchInputProps) {
	return (
		<div className={cn("relative", className)}>
			<Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
			<Input
				type="search"
				aria-label={label}
				placeholder={placeholder}
				value={value}
				maxLength={maxLength}
				onChange={(event) => onChange(event.target.value)}
				className="pl-9"
			/>
		</div>
	);
}
