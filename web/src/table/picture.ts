// A picture of the result, made on the spot, to share or to save.
export interface PictureLine {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly score: number;
}

export interface PictureOf {
  readonly title: string;
  readonly headline: string;
  readonly lines: readonly PictureLine[];
}

const WIDTH = 1200;
const HEIGHT = 630;

function draw({ title, headline, lines }: PictureOf): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  const style = getComputedStyle(document.documentElement);
  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, "#3a2218");
  ground.addColorStop(1, "#150d09");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textAlign = "center";
  pen.fillStyle = "#f0c469";
  pen.font = "600 34px Georgia, serif";
  pen.fillText(`Karfunkel · ${title}`, WIDTH / 2, 70);
  pen.fillStyle = "#fff4dc";
  pen.font = "700 54px Georgia, serif";
  pen.fillText(headline, WIDTH / 2, 145, WIDTH - 80);
  const width = Math.min(230, (WIDTH - 100) / lines.length - 14);
  const left = (WIDTH - lines.length * (width + 14) + 14) / 2;
  lines.forEach(({ seat, place, name, score }, n) => {
    const height = Math.max(90, 310 - place * 45);
    const x = left + n * (width + 14);
    const top = HEIGHT - 40 - height;
    pen.fillStyle = "#f7ecd2";
    pen.fillRect(x, top, width, height);
    pen.fillStyle = style.getPropertyValue(`--p${seat}`).trim() || "#b3261e";
    pen.fillRect(x, top, width, 14);
    pen.fillStyle = "#fff4dc";
    pen.font = `${place === 1 ? 700 : 500} 30px Georgia, serif`;
    pen.fillText(name, x + width / 2, top - 18, width);
    pen.fillStyle = "#2a1a12";
    pen.font = "800 58px Georgia, serif";
    pen.fillText(String(score), x + width / 2, top + 80, width);
  });
  return canvas;
}

/** Hand the picture to another app where that is possible, and save it elsewhere. */
export async function sharePicture(of: PictureOf): Promise<void> {
  const canvas = draw(of);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], "karfunkel.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], text: of.headline }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
