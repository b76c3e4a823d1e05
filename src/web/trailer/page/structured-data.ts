import type { TrailerData } from './load-trailer.server.ts';

type Described = Pick<
  TrailerData,
  'name' | 'number' | 'make' | 'model' | 'description' | 'url' | 'shareImage' | 'productName' | 'availability' | 'price'
>;

/** The trailer as search engines read it. The price is that of the whole rental in view, without tax. */
export function describeProduct(trailer: Described) {
  const { price } = trailer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${trailer.name} ${trailer.number}`,
    sku: trailer.number,
    model: trailer.model,
    brand: { '@type': 'Brand', name: trailer.make },
    description: trailer.description,
    url: trailer.url,
    ...(trailer.shareImage ? { image: trailer.shareImage } : {}),
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            url: trailer.url,
            businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
            price: (price.rentCents / 100).toFixed(2),
            priceCurrency: price.currency,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: (price.rentCents / 100).toFixed(2),
              priceCurrency: price.currency,
              valueAddedTaxIncluded: false,
              referenceQuantity: { '@type': 'QuantitativeValue', value: price.days, unitCode: 'DAY' },
            },
            availability: `https://schema.org/${trailer.availability === null ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: trailer.productName },
          },
        }
      : {}),
  };
}
