import { paperOf } from "@/lib/tools/documents/printing/paper";
import { type AccentName, inkOf, type PageSize, TEMPLATES, type TemplateName } from "@/lib/tools/documents/printing/templates";
import type { PicturedResume } from "./look-preview";
import { type PictureLine, pictureOf } from "./picture-lines";

interface PagePictureProps {
	resume: PicturedResume;
	templateName: TemplateName;
	accent: AccentName;
	pageSize: PageSize;
	isRightToLeft: boolean;
}

const WEIGHTS = { regular: 400, medium: 500, semiBold: 600 } as const;
const FACES = { sans: undefined, serif: "Georgia, 'Source Serif 4', 'Times New Roman', serif" } as const;
const ANCHORS = { start: "start", centre: "middle", end: "end" } as const;

/** The first page in one template, drawn from the person's own words. Paper is white in the dark as well. */
export function PagePicture({ resume, templateName, accent, pageSize, isRightToLeft }: PagePictureProps) {
	const template = TEMPLATES[templateName];
	const paper = paperOf(pageSize);
	const { side } = template.marginPt;
	const { lines, rules } = pictureOf(resume, template, accent, paper);
	const far = paper.widthPt - side;
	const xOf = ({ place, indent }: PictureLine) => {
		if (place === "centre") return paper.widthPt / 2;
		const isAtStart = place === "start";
		return isAtStart === isRightToLeft ? far - (isAtStart ? indent : 0) : side + (isAtStart ? indent : 0);
	};
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${paper.widthPt} ${paper.heightPt}`} className="block w-full rounded-sm" fontFamily={FACES[template.face]}>
			<rect width="100%" height="100%" fill="#ffffff" />
			{rules.map((rule) => (
				<line key={rule.y} x1={side} x2={far} y1={rule.y} y2={rule.y} stroke={rule.color} strokeWidth={rule.widthPt} />
			))}
			{lines.map((line) => {
				const style = template.styles[line.role];
				return (
					<text
						key={`${line.y} ${line.place} ${line.indent} ${line.text}`}
						x={xOf(line)}
						y={line.y}
						fill={inkOf(style.ink, accent)}
						fontSize={style.sizePt}
						fontWeight={WEIGHTS[style.weight]}
						textAnchor={ANCHORS[line.place]}
						direction={isRightToLeft ? "rtl" : "ltr"}
					>
						{line.text}
					</text>
				);
			})}
		</svg>
	);
}
