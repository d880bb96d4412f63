"""Sets meant documents with ReportLab: a JSON list of {path, document} on standard input."""
import json
import sys
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle, getSampleStyleSheet
from reportlab.platypus import BaseDocTemplate, Frame, ListFlowable, ListItem, PageTemplate, Paragraph, Spacer, Table

GREY = colors.HexColor("#e8e8ef")


def table_of(meant, size, width):
    rows, head = meant["rows"], meant["headRows"]
    long = [any(len(row[at]) > 40 for row in rows) for at in range(len(rows[0]))]
    style = ParagraphStyle("cell", fontName="Helvetica", fontSize=size, leading=size * 1.25)
    bold = ParagraphStyle("head", parent=style, fontName="Helvetica-Bold")
    cells = [
        [Paragraph(escape(text), bold if r < head else style) if long[c] and text else text for c, text in enumerate(row)]
        for r, row in enumerate(rows)
    ]
    looks = [("FONT", (0, 0), (-1, -1), "Helvetica", size), ("FONT", (0, 0), (-1, head - 1), "Helvetica-Bold", size), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    for at, align in enumerate(meant["aligns"]):
        looks.append(("ALIGN", (at, 0), (at, -1), {"left": "LEFT", "right": "RIGHT", "centre": "CENTER"}[align]))
    for merge in meant["merges"]:
        first = (merge["column"], merge["row"])
        looks.append(("SPAN", first, (first[0] + merge["columns"] - 1, first[1] + merge["rows"] - 1)))
        if merge["columns"] > 1:
            looks.append(("ALIGN", first, first, "CENTER"))
    look = meant["look"]
    if look == "grid":
        looks.append(("GRID", (0, 0), (-1, -1), 0.5, colors.black))
    if look == "rows":
        looks.append(("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.grey))
    if look == "rules":
        looks += [("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black)]
    if look in ("rules", "frame"):
        looks.append(("LINEBELOW", (0, head - 1), (-1, head - 1), 0.5, colors.black))
    if look == "frame":
        looks.append(("BOX", (0, 0), (-1, -1), 0.7, colors.black))
    if look == "zebra":
        looks.append(("ROWBACKGROUNDS", (0, head), (-1, -1), [GREY, colors.white]))
    widths = [width * 0.4 if one else None for one in long] if any(long) else None
    return Table(cells, style=looks, repeatRows=head, colWidths=widths, hAlign="LEFT")


def flow_of(document, width):
    sheet, size = getSampleStyleSheet(), document["fontSizePt"]
    body = ParagraphStyle("body", parent=sheet["BodyText"], fontSize=size, leading=size * 1.3)
    note = ParagraphStyle("note", parent=body, fontSize=size - 2)
    for part in document["parts"]:
        kind = part["kind"]
        if kind == "heading":
            yield Paragraph(escape(part["text"]), sheet["Heading1" if part["level"] == 1 else "Heading2"])
        elif kind == "paragraph":
            yield Paragraph(escape(part["text"]), body)
        elif kind == "list":
            items = [ListItem(Paragraph(escape(item), body)) for item in part["items"]]
            yield ListFlowable(items, bulletType="1" if part["isNumbered"] else "bullet", bulletFormat="%s." if part["isNumbered"] else None)
        elif kind == "table":
            yield table_of(part["table"], size, width)
            for text in part["notes"]:
                yield Paragraph(escape(text), note)
            yield Spacer(1, 8)
        else:
            tables = [table_of(one, size, width / 2) for one in part["tables"]]
            yield Table([tables], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
            yield Spacer(1, 8)


for job in json.load(sys.stdin):
    meant = job["document"]
    size = landscape(A4) if meant["isLandscape"] else A4
    margin, gap = 54, 24
    width = (size[0] - 2 * margin - gap * (meant["columns"] - 1)) / meant["columns"]
    frames = [Frame(margin + at * (width + gap), margin, width, size[1] - 2 * margin, 0, 0, 0, 0) for at in range(meant["columns"])]
    pages = BaseDocTemplate(job["path"], pagesize=size, invariant=1)
    pages.addPageTemplates([PageTemplate(frames=frames)])
    pages.build(list(flow_of(meant, width)))
