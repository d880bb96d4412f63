"use client";

import { useId, useState } from "react";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Input } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { typedPay } from "./wanted-pay";

interface LeastPayProps {
	/** The least pay now; null where there is none. */
	pay: { least: number; isUnstatedToo: boolean } | null;
	currency: string;
	onChange: (change: { minSalary: number | "any"; unstatedPay: boolean }) => void;
}

/** Any least pay, typed; it is taken when the field is left or Enter is pressed. */
export function LeastPay({ pay, currency, onChange }: LeastPayProps) {
	const { number } = useFormat();
	const id = useId();
	const shown = pay === null || pay.least === 0 ? "" : number(pay.least);
	const [text, setText] = useState(shown);
	const amount = typedPay(text);
	const isWrong = text.trim() !== "" && amount === null;

	function take() {
		if (isWrong || text === shown) return;
		onChange({ minSalary: amount ?? "any", unstatedPay: pay?.isUnstatedToo ?? false });
	}

	return (
		<div className="grid gap-1">
			<label htmlFor={id} className="text-sm">
				At least, a year in {currency}
			</label>
			<Input
				id={id}
				inputMode="decimal"
				autoComplete="off"
				placeholder="170k or 170,000"
				value={text}
				aria-invalid={isWrong || undefined}
				aria-describedby={isWrong ? `${id}-wrong` : undefined}
				onChange={(event) => setText(event.target.value)}
				onBlur={take}
				onKeyDown={(event) => event.key === "Enter" && take()}
				className="max-w-40"
			/>
			{isWrong && (
				<p id={`${id}-wrong`} className="text-danger text-sm">
					An amount such as 170k or 170,000.
				</p>
			)}
			{pay !== null && pay.least > 0 && (
				<CheckboxField
					label="Also those that don't say what they pay"
					isChecked={pay.isUnstatedToo}
					onCheckedChange={(unstatedPay) => onChange({ minSalary: pay.least, unstatedPay })}
				/>
			)}
		</div>
	);
}
