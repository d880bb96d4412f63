"use client";

import { useResult } from "./result-context";
import { TailoredLineRow } from "./tailored-line";

/** The tailored resume as text, in its printing order. */
export function TailoredPane() {
	const { editing } = useResult();
	return (
		<section aria-label="Tailored resume" lang={editing.item.language} className="grid min-w-0 content-start gap-5">
			{editing.parts.map((part, at) => (
				<div key={part.blocks[0]?.key ?? part.name} className="grid min-w-0 gap-2">
					{at > 0 && <h4 className="border-b pb-1 font-semibold text-ink-muted text-sm">{part.name}</h4>}
					{part.blocks.map((block) => (
						<div key={block.key} className="grid min-w-0 gap-1">
							{block.title && (
								<p className="wrap-anywhere px-3 font-medium">
									{block.title}
									{block.about && <span className="font-normal text-ink-muted text-sm"> · {block.about}</span>}
								</p>
							)}
							<ul className="grid min-w-0 gap-0.5">
								{block.lines.map((line) => (
									<TailoredLineRow key={line.path} line={line} isList={block.isList} />
								))}
							</ul>
						</div>
					))}
				</div>
			))}
		</section>
	);
}
