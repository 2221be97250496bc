import { defineMessages } from "react-intl";

/** The result of an uploaded image. */
export const pictureMessages = {
  ...defineMessages({
    noProduct: {
      id: "loading.noProduct",
      defaultMessage:
        "Ningún producto tiene este código, así que ninguna ficha muestra la imagen. Use el código como nombre del archivo, por ejemplo, BR31338_2.jpg.",
      description: "Result of an image whose name is not the code of a product",
    },
  }),
  ...defineMessages<{
    pictureOf: { product: string; position: number };
    pictureLater: { product: string; position: number; missing: number };
  }>({
    pictureOf: {
      id: "loading.pictureOf",
      defaultMessage: "Imagen {position} de {product}",
      description: "Result of an image: which picture of which product it became",
    },
    pictureLater: {
      id: "loading.pictureLater",
      defaultMessage:
        "Imagen {position} de {product}. La ficha la mostrará cuando exista la imagen {missing}.",
      description: "Result of an image that is not shown yet, because an earlier one is missing",
    },
  }),
};
