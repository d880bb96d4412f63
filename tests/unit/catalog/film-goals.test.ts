import { expect, it } from "vitest";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";

const GOALS = [
	"Make a slideshow video from my vacation",
	"Turn these pictures into a video with captions",
	"An MP4 film of my photos with a title card",
	"Create a video from photos",
	"I want a movie with transitions",
	"A reel as a video with captions",
	"Slideshow with fades as mp4",
	"Vertical video slideshow for stories",
	"Eine Diashow als Video erstellen",
	"Video aus Fotos machen",
	"Mach eine Diaschau mit Überblendung",
	"Ein Film mit Untertiteln als mp4",
	"Bildershow mit Musik als Video",
	"Crear video con fotos",
	"Una presentación de fotos en mp4",
	"Quiero un vídeo de diapositivas",
	"Película de mis vacaciones en video",
	"写真から動画を作る",
	"スライドショーを作りたい",
	"字幕付きのビデオを作成",
];

it("at least nineteen of twenty goals in four languages find the slideshow first", () => {
	const missed = GOALS.filter((goal) => resolveGoal(goal, SPECS)[0]?.workflowId !== "conversion.slideshow_video");
	expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(1);
});
