import { useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { useGrownHeight } from "@/components/ui/form/use-grown-height";
import { LONGEST_GOAL } from "./goal-limits";

interface GoalTextProps {
	label: string;
	help?: string | undefined;
	rows?: number;
	value: string;
	onChange: (value: string) => void;
}

/** Short enough to be read whole on the narrowest phone. */
export const GOAL_EXAMPLE = "Find jobs near Lyon";

/** Where a person says in their words what they want. It grows with them. */
export function GoalText({ label, help, rows = 2, value, onChange }: GoalTextProps) {
	const areaRef = useRef<HTMLTextAreaElement>(null);
	useGrownHeight(areaRef, value);
	return (
		<Field label={label} help={help}>
			{(control) => (
				<Textarea
					{...control}
					ref={areaRef}
					rows={rows}
					maxLength={LONGEST_GOAL}
					value={value}
					placeholder={GOAL_EXAMPLE}
					className={cn("field-sizing-content max-h-72 resize-none", rows > 1 && "min-h-16")}
					onChange={(event) => onChange(event.target.value)}
					// Enter begins, as in other places where one line is said; with Shift it is a new line.
					onKeyDown={(event) => {
						if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
						event.preventDefault();
						event.currentTarget.form?.requestSubmit();
					}}
				/>
			)}
		</Field>
	);
}
